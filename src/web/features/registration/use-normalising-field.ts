import { useFormContext } from 'react-hook-form'
import type { PersonValues } from './person-values.ts'

/** `register(...)` for a text that is put into its normal form when its field is left, before it is judged. */
export function useNormalisingField() {
  const { register, getValues, setValue } = useFormContext<PersonValues>()
  return (name: keyof PersonValues, normalise: (typed: string) => string) =>
    register(name, {
      onBlur: () => {
        const typed = getValues(name)
        const normal = normalise(typed)
        if (normal !== typed) setValue(name, normal)
      },
    })
}

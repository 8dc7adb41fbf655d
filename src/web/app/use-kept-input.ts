import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { dropInput, keepInput, keptInput } from './page-storage.ts'

/**
 * What was typed into a form survives a reload, for this browser session. Not for passwords.
 * @returns forgets it, once it has been sent.
 */
export function useKeptInput<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, name: string): () => void {
  const { setValue, watch } = form
  useEffect(() => {
    for (const [field, value] of Object.entries(keptInput(name))) {
      if (value !== '') setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    const subscription = watch((values) => keepInput(name, values))
    return () => subscription.unsubscribe()
  }, [setValue, watch, name])
  return () => dropInput(name)
}

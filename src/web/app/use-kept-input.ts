import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { dropInput, keepInput, keptInput } from './page-storage.ts'

/**
 * What was typed into a form survives a reload, for this browser session. Not for passwords.
 * @returns forgets it, once it has been sent.
 */
export function useKeptInput<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, name: string): () => void {
  const { getValues, setValue, watch } = form
  useEffect(() => {
    for (const [field, value] of Object.entries(keptInput(name))) {
      if (value !== '') setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    // What was typed while the page woke up is in the form already, before anything listens to its changes.
    if (Object.values(getValues()).some((value) => value !== '')) keepInput(name, getValues())
    const subscription = watch((values) => keepInput(name, values))
    return () => subscription.unsubscribe()
  }, [getValues, setValue, watch, name])
  return () => dropInput(name)
}

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './draft-storage.ts'
import { withDraft, type RegistrationValues } from './registration-values.ts'

/** Restores what was typed before a reload, then keeps every change for the next one. */
export function useDraft<Checked>(form: UseFormReturn<RegistrationValues, unknown, Checked>, registration: string) {
  const { reset, watch } = form
  useEffect(() => {
    const draft = readDraft(sessionStorage, registration)
    if (draft !== null) reset(withDraft(draft))
    const subscription = watch((values) => writeDraft(sessionStorage, registration, values))
    return () => subscription.unsubscribe()
  }, [reset, watch, registration])
}

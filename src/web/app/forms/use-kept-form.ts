import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { dropInput, keepInput, useKeptInput } from '../site/page-storage.ts'
import { useViewer } from '../session/viewer.tsx'

/** A member's own: on a shared device the next member starts afresh. */
export function useDraftName(form: string): string {
  const { me } = useViewer()
  return `${form}_${me?.id ?? ''}`
}

/** @returns forgets what was typed into a form that is given up or done. */
export function useForgetDraft(form: string): () => void {
  const name = useDraftName(form)
  return () => dropInput(name)
}

/**
 * What a member typed into a form survives a reload, for this browser session. Not for passwords.
 * @returns forgets it, once it has been sent.
 */
export function useKeptForm<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  formName: string,
): () => void {
  const name = useDraftName(formName)
  const kept = JSON.stringify(useKeptInput(name))
  const { getValues, setValue, watch } = form
  const [initial] = useState<Record<string, unknown>>(getValues)
  useEffect(() => {
    for (const [field, text] of Object.entries(JSON.parse(kept) as Record<string, string>))
      setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>)
  }, [setValue, kept])
  useEffect(() => {
    // What was typed while the page woke up is in the form already, before anything listens to its changes. What is as it began was not typed:
    // the page has not looked yet at what is kept.
    keepInput(
      name,
      Object.fromEntries(
        Object.entries(getValues()).filter(([field, value]) => value !== '' && value !== initial[field]),
      ),
    )
    const subscription = watch((values) => keepInput(name, values))
    return () => subscription.unsubscribe()
  }, [getValues, watch, name, initial])
  return () => dropInput(name)
}

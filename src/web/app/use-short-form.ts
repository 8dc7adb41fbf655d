import { useCallback, useEffect, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { dropInput, keepInput, useKeptInput } from './page-storage.ts'

type ByField<Name extends string, Value> = Partial<Record<Name, Value>>

interface ShortFormOptions<Name extends string, Schema extends v.GenericSchema> {
  schema: Schema
  initial: Record<Name, string>
  /** How a field's text is put right when it is left, so that what will be sent is seen. */
  normalise?: ByField<Name, (text: string) => string>
  /** Whether a summary above the form takes the focus; without one the first field that was refused does. */
  hasSummary?: boolean
  /** Under this name the text survives a reload, until it was sent. Not for passwords. */
  keptAs?: string
  /** Resolves to null once it has been sent, else to what the server says about single fields. */
  send: (checked: v.InferOutput<Schema>) => Promise<ByField<Name, string> | null>
}

export const fieldId = (name: string) => `field-${name}`

function messagesOf<Name extends string>(schema: v.GenericSchema, values: Record<Name, string>): ByField<Name, string> {
  const messages: ByField<Name, string> = {}
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const name = issue.path?.[0]?.key as Name
    messages[name] ??= issue.message
  }
  return messages
}

/**
 * A form of a few texts, for pages that visitors load: a twentieth of what the library for the long forms weighs. A field is
 * judged when it is left or the form is sent, and from then on with every change, so that a message goes when it is mended.
 */
export function useShortForm<Name extends string, Schema extends v.GenericSchema>(options: ShortFormOptions<Name, Schema>) {
  const { schema, hasSummary = false, keptAs, send } = options
  const [initial] = useState(options.initial)
  const kept = useKeptInput(keptAs ?? null)
  const [typed, setTyped] = useState<ByField<Name, string>>({})
  const values: Record<Name, string> = { ...initial, ...kept, ...typed }
  const [left, setLeft] = useState<ByField<Name, boolean>>({})
  const [refused, setRefused] = useState<ByField<Name, string>>({})
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (keptAs !== undefined) keepInput(keptAs, typed)
  }, [keptAs, typed])

  const setValue = useCallback((name: Name, text: string) => {
    setTyped((current) => ({ ...current, [name]: text }))
    setRefused(({ [name]: _mended, ...others }) => others as ByField<Name, string>)
  }, [setRefused])
  const found = messagesOf(schema, values)
  const error = (name: Name) => (attempt > 0 || left[name] ? found[name] : undefined) ?? refused[name]

  const putRight = (name: Name) => {
    const text = options.normalise?.[name]?.(values[name])
    if (text !== undefined && text !== values[name]) setValue(name, text)
  }
  const refuse = (messages: ByField<Name, string>) => {
    if (messages !== found) setRefused(messages)
    const first = Object.keys(initial).find((name) => name in messages)
    if (first !== undefined && !hasSummary) document.getElementById(fieldId(first))?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    for (const name of Object.keys(initial) as Name[]) putRight(name)
    setAttempt(attempt + 1)
    const checked = v.safeParse(schema, values)
    if (!checked.success) return refuse(found)
    setSending(true)
    const answer = await send(checked.output)
    setSending(false)
    if (answer !== null) refuse(answer)
    else if (keptAs !== undefined) dropInput(keptAs)
  }
  const field = (name: Name) => ({
    name,
    id: fieldId(name),
    value: values[name],
    error: error(name),
    onChange: ({ target }: { target: { value: string } }) => setValue(name, target.value),
    onBlur: () => {
      putRight(name)
      setLeft((current) => ({ ...current, [name]: true }))
    },
  })
  return { field, setValue, submit: (event: FormEvent) => void submit(event), isSending, attempt }
}

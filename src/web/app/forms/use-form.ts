import { useCallback, useEffect, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { whenEmpty } from '../../../domain/validation/messages.ts'
import { dropInput, keepInput, useKeptInput } from '../site/page-storage.ts'
import { useTyped } from './use-typed.ts'

type ByField<Name extends string, Value> = Partial<Record<Name, Value>>

interface FormOptions<Name extends string, Schema extends v.GenericSchema> {
  schema: Schema
  initial: Record<Name, string>
  /** What the schema judges, where that is more than a record of texts: a field's name is then its path, with dots. */
  shape?: (values: Record<Name, string>) => unknown
  /** How a field's text is put right when it is left, so that what will be sent is seen. */
  normalise?: ByField<Name, (text: string) => string>
  /** Whether a summary above the form takes the focus; without one the first field that was refused does. */
  hasSummary?: boolean
  /** Under this name the text survives a reload, until it was sent. */
  keptAs?: string
  /** What of it does not: passwords. */
  unkept?: readonly NoInfer<Name>[]
  /**
   * Resolves to null once it has been sent, else to what the server says about single fields: nothing, where it is still to be sent. `again` sends it
   * once more, after a login that the server asked for.
   */
  send: (checked: v.InferOutput<Schema>, again: () => void) => Promise<ByField<NoInfer<Name>, string> | null>
}

/** A path's dots would be classes in a selector. */
export const fieldId = (name: string) => `field-${name.replace('.', '-')}`

/** The first message of each field, by the field's name. */
function messagesOf<Name extends string>(issues: readonly v.BaseIssue<unknown>[]): ByField<Name, string> {
  const messages: ByField<Name, string> = {}
  for (const issue of issues) {
    const name = (v.getDotPath(issue) ?? '') as Name
    messages[name] ??= issue.message
  }
  return messages
}

/**
 * A visitor's or member's form: texts, judged by a schema and then by the server. A field is judged when it is left or the form is sent,
 * and from then on with every change, so that a message goes when it is mended.
 */
export function useForm<Name extends string, Schema extends v.GenericSchema>(options: FormOptions<Name, Schema>) {
  const { schema, shape = (texts) => texts, hasSummary = false, keptAs, send } = options
  const [unkept] = useState(options.unkept ?? [])
  const [initial] = useState(options.initial)
  const kept = useKeptInput(keptAs ?? null)
  const { typed, values, set } = useTyped<Record<Name, string>>({ ...initial, ...kept })
  const [left, setLeft] = useState<ByField<Name, boolean>>({})
  const [refused, setRefused] = useState<ByField<Name, string>>({})
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (keptAs !== undefined)
      keepInput(keptAs, Object.fromEntries(Object.entries(typed).filter(([name]) => !unkept.includes(name as Name))))
  }, [keptAs, unkept, typed])

  const setValue = useCallback(
    (name: Name, text: string) => {
      set({ [name]: text } as Partial<Record<Name, string>>)
      setRefused(({ [name]: _mended, ...others }) => others as ByField<Name, string>)
    },
    [set],
  )
  const found = messagesOf<Name>(v.safeParse(schema, shape(values)).issues ?? [])
  const error = (name: Name) => {
    const message = (attempt > 0 || left[name] ? found[name] : undefined) ?? refused[name]
    return message !== undefined && values[name].trim() === '' ? whenEmpty(message) : message
  }

  const putRight = (name: Name) => {
    const text = options.normalise?.[name]?.(values[name])
    if (text !== undefined && text !== values[name]) setValue(name, text)
  }
  const refuse = (messages: ByField<Name, string>) => {
    if (messages !== found) setRefused(messages)
    const first = Object.keys(initial).find((name) => name in messages)
    if (first !== undefined && !hasSummary) document.getElementById(fieldId(first))?.focus()
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending) return
    for (const name of Object.keys(initial) as Name[]) putRight(name)
    setAttempt(attempt + 1)
    const checked = v.safeParse(schema, shape(values))
    if (!checked.success) return refuse(found)
    setSending(true)
    const answer = await send(checked.output, () => void submit())
    setSending(false)
    if (answer !== null) refuse(answer)
    else if (keptAs !== undefined) dropInput(keptAs)
  }
  const field = (name: Name) => ({
    name: name as string,
    id: fieldId(name),
    value: values[name],
    error: error(name),
    onChange: ({ target }: { target: { value: string } }) => setValue(name, target.value),
    onBlur: () => {
      putRight(name)
      setLeft((current) => ({ ...current, [name]: true }))
    },
  })
  return { field, values, setValue, refuse, submit: (event?: FormEvent) => void submit(event), isSending, attempt }
}

/** What the parts of a form that lies in several files need of it. */
export type FormFields<Name extends string> = Pick<
  ReturnType<typeof useForm<Name, v.GenericSchema>>,
  'field' | 'values' | 'setValue'
>

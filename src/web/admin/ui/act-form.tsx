import { Fragment, useState, type FormEvent, type ReactNode } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { useTyped, type TextName } from '../../app/forms/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './act-form.module.css'
import { useAct, type ActWords } from './use-act.tsx'

interface ActFormOptions<Values extends object, Data, Variables> extends ActWords<Data> {
  /** What stands in the form before anything is typed and after it was sent, by the API's names: the server's messages find their fields. */
  initial: Values
  /** Why it cannot be sent yet; shown beside the button. */
  notReady?: (values: Values) => string | false
  /** What is sent; null where it cannot be yet. */
  variables: (values: Values) => Variables | null
}

/**
 * An operator's form: what is typed, judged by the server, sent as one act. A refusal leaves everything as it was typed and stands beside
 * the fields it names; after a success the form begins anew.
 */
export function useActForm<Values extends object, Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { initial, notReady = () => false, variables, onDone, ...words }: ActFormOptions<Values, Data, Variables>,
) {
  const { values, set, clear } = useTyped(initial)
  const [sent, setSent] = useState(0)
  const { busy, failure, run, dialog } = useAct(document, {
    ...words,
    onDone: (data) => {
      clear()
      setSent((count) => count + 1)
      onDone?.(data)
    },
  })
  const errors = failure?.fields ?? {}
  const missing = notReady(values)
  const field = <Name extends TextName<Values>>(name: Name) => ({
    value: values[name] as string,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value } as unknown as Partial<Values>),
  })
  const checked = (name: { [Each in keyof Values]: Values[Each] extends boolean ? Each : never }[keyof Values]) => ({
    checked: values[name] as boolean,
    onChange: ({ target }: { target: { checked: boolean } }) =>
      set({ [name]: target.checked } as unknown as Partial<Values>),
  })
  /** For a file that is kept as soon as it is chosen: its hash is the field's value. */
  const file = (name: TextName<Values>) => ({
    error: errors[name],
    onChoose: (sha256: string) => set({ [name]: sha256 } as unknown as Partial<Values>),
  })
  const submit = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault()
    const input = busy || missing !== false ? null : variables(values)
    if (input !== null) void run(input)
  }
  const named = Object.keys(errors)
  /** A message that does not stand beside a field of the form in full. */
  const refusal =
    failure !== null && !(named.length > 0 && named.every((name) => name in initial)) ? failure.message : null
  return { values, set, clear, field, checked, file, errors, failure, sent, submit, busy, missing, refusal, dialog }
}

interface ActFormProps {
  form: Pick<
    ReturnType<typeof useActForm<object, unknown, AnyVariables>>,
    'submit' | 'busy' | 'missing' | 'refusal' | 'sent' | 'dialog'
  >
  /** What the form is called where no heading names it. */
  label?: string
  /** On the button that sends it. */
  button: ReactNode
  variant?: 'filled' | 'outlined' | 'danger'
  /** How wide it becomes: 640 or 860 px; else as wide as its place. */
  width?: 'narrow' | 'wide'
  className?: string | undefined
  children: ReactNode
}

/** Its frame: what was refused as a whole, the fields, the button, and the question for the password. */
export function ActForm({ form, label, button, variant = 'filled', width, className, children }: ActFormProps) {
  return (
    <form
      className={classNames(styles.form, className)}
      data-width={width}
      aria-label={label}
      noValidate
      onSubmit={form.submit}
    >
      {form.refusal !== null && <Notice tone="error" title={form.refusal} live />}
      {/* What a file field shows is nobody's to change: after a success all fields are new. */}
      <Fragment key={form.sent}>{children}</Fragment>
      <Button type="submit" variant={variant} loading={form.busy} notReady={form.missing}>
        {button}
      </Button>
      {form.dialog}
    </form>
  )
}

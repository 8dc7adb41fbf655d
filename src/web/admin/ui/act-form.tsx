import { Fragment, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { useTyped, type TextName } from '../../app/forms/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './act-form.module.css'
import { useAct, type ActWords } from './use-act.tsx'

interface ActFormOptions<Values extends object, Data, Variables> extends Omit<ActWords<Data>, 'done' | 'onDone'> {
  /** What stands in the form before anything is typed and after it was sent, by the API's names: the server's messages find their fields. */
  initial: Values
  /** Why it cannot be sent yet; stands beside the button. */
  notReady?: (values: Values) => string | false
  /** What is wrong before the server is asked, by field. */
  check?: (values: Values) => Readonly<Record<string, string>> | false
  /** What is sent; null where it cannot be yet. */
  variables: (values: Values) => Variables | null
  /** The toast. */
  done: string | ((data: Data, values: Values) => string)
  /** What was typed stays after a success: it is what stands now. */
  keeps?: boolean
  /** Where the world has moved on: look again. */
  onRefused?: () => void
  /** With the values that were sent. */
  onDone?: ((data: Data, values: Values) => void) | undefined
}

/**
 * An operator's form: what is typed, judged by the server, sent as one act. A refusal leaves everything as it was typed and stands beside
 * the fields it names; after a success the form begins anew.
 */
export function useActForm<Values extends object, Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  {
    initial,
    notReady = () => false,
    check = () => ({}),
    variables,
    keeps = false,
    done,
    onDone,
    onRefused,
    ...words
  }: ActFormOptions<Values, Data, Variables>,
) {
  const { values, set, clear } = useTyped(initial)
  const latest = useRef(values)
  const [sent, setSent] = useState<{ count: number; answer: Data | null }>({ count: 0, answer: null })
  const { busy, failure, run, dialog } = useAct(document, {
    ...words,
    done: typeof done === 'string' ? done : (data) => done(data, latest.current),
    onDone: (data) => {
      if (!keeps) clear()
      setSent(({ count }) => ({ count: count + 1, answer: data }))
      onDone?.(data, latest.current)
    },
  })
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const errors: Readonly<Record<string, string>> = { ...failure?.fields, ...found }
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
  /** For a list of codes. */
  const choices = <
    Name extends { [Each in keyof Values]: Values[Each] extends readonly string[] ? Each : never }[keyof Values] &
      string,
  >(
    name: Name,
  ) => ({
    chosen: values[name],
    error: errors[name],
    onChange: (chosen: Values[Name]) => set({ [name]: chosen } as unknown as Partial<Values>),
  })
  /** For a file that is kept as soon as it is chosen: its hash is the field's value. */
  const file = (name: TextName<Values>) => ({
    error: errors[name],
    onChoose: (sha256: string) => set({ [name]: sha256 } as unknown as Partial<Values>),
  })
  /** @param change what the button itself says. */
  const send = async (change: Partial<Values> = {}) => {
    const whole = { ...values, ...change }
    if (busy || notReady(whole) !== false) return
    const wrong = check(whole) || {}
    setFound(wrong)
    const input = Object.keys(wrong).length > 0 ? null : variables(whole)
    if (input === null) return
    latest.current = whole
    if ((await run(input)) === null) onRefused?.()
  }
  const named = Object.keys(errors)
  /** What stands beside no field of the form. */
  const elsewhere = named.find((name) => !((name.split('.')[0] ?? '') in initial))
  const refusal = (elsewhere === undefined ? named.length === 0 && failure?.message : errors[elsewhere]) || null
  return {
    values,
    set,
    clear,
    field,
    checked,
    choices,
    file,
    errors,
    failure,
    /** How often it was sent. */
    sent: sent.count,
    /** What the server answered last. */
    answer: sent.answer,
    send,
    busy,
    missing,
    refusal,
    dialog,
  }
}

/** What the fields of a form need of it, where they stand in parts. */
export type FieldsOf<Values extends object> = Pick<
  ReturnType<typeof useActForm<Values, unknown, AnyVariables>>,
  'values' | 'field' | 'checked' | 'set' | 'errors'
>

/** What the frame of a form needs of it. */
export type SentForm = Pick<
  ReturnType<typeof useActForm<object, unknown, AnyVariables>>,
  'send' | 'busy' | 'missing' | 'refusal' | 'sent' | 'dialog'
>

interface ActFormProps {
  form: SentForm
  /** What the form is called where no heading names it. */
  label?: string
  /** On the button that sends it. */
  button: ReactNode
  variant?: ComponentProps<typeof Button>['variant']
  size?: ComponentProps<typeof Button>['size']
  icon?: ComponentProps<typeof Button>['icon']
  /** Further buttons beside it. */
  after?: ReactNode
  /** Fields and button stand beside each other. */
  inline?: boolean
  /** How wide it becomes: 640 or 860 px; else as wide as its place. */
  width?: 'narrow' | 'wide'
  className?: string | undefined
  children: ReactNode
}

/** Its frame: what was refused as a whole, the fields, the button, and the question for the password. */
export function ActForm({
  form,
  label,
  button,
  variant = 'filled',
  size,
  icon,
  after,
  inline,
  width,
  className,
  children,
}: ActFormProps) {
  return (
    <>
      <form
        className={classNames(styles.form, className)}
        data-width={width}
        data-inline={inline}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.send()
        }}
      >
        {form.refusal !== null && <Notice tone="error" title={form.refusal} live />}
        {/* What a file field shows is nobody's to change: after a success all fields are new. */}
        <Fragment key={form.sent}>{children}</Fragment>
        <div className={styles.buttons}>
          <Button type="submit" variant={variant} size={size} icon={icon} loading={form.busy} notReady={form.missing}>
            {button}
          </Button>
          {after}
        </div>
      </form>
      {form.dialog}
    </>
  )
}

/** Fields that stand beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

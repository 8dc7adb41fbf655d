import { useState, type ComponentProps, type ReactNode } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import type { FreeText } from '../../../domain/free-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useActForm, type SentForm } from './act-form.tsx'
import { FactList } from './facts.tsx'
import type { ActWords } from './use-act.tsx'

interface Asked extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'icon'> {
  /** On the button in the page. */
  button: ReactNode
  /** What the button is called where its words alone do not say which row is meant. */
  label?: string | undefined
  question: string
  /** Whom and what it touches, in people and yen. */
  facts?: readonly { label: string; value: ReactNode }[]
  /** Sentences and fields under the facts. */
  children?: ReactNode
  /** On the button that does it. */
  confirm: ReactNode
}

/** An operator's form in a dialog, behind a button: what it would do is said before it happens, and only then can it be done. */
export function AskedForm({
  form,
  button,
  label,
  question,
  facts,
  children,
  confirm,
  ...look
}: Asked & { form: SentForm }) {
  // Asked for the next time that it is sent: after that the question is over.
  const [asked, setAsked] = useState<number | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => setAsked(form.sent)}>
        {button}
      </Button>
      <Dialog open={asked === form.sent} onClose={close} title={question} size="narrow" busy={form.busy}>
        {facts !== undefined && <FactList facts={facts} />}
        {children}
        {form.refusal !== null && <Notice tone="error" title={form.refusal} live />}
        <DialogActions>
          <Button
            variant={look.variant === 'danger' ? 'danger' : 'filled'}
            loading={form.busy}
            notReady={form.missing}
            onClick={form.send}
          >
            {confirm}
          </Button>
          <Button onClick={close}>やめる</Button>
        </DialogActions>
      </Dialog>
      {form.dialog}
    </>
  )
}

interface AskedActProps<Data, Variables> extends Asked {
  document: TypedDocumentNode<Data, Variables>
  /** What is sent. Made of the reason where the operator is asked for one: it is recorded in their words. */
  variables: Variables | ((reason: FreeText) => Variables)
  words: ActWords<Data>
}

/** An act that reaches people, the bank or money: what it would do is said before it happens, and only then can it be done. */
export function AskedAct<Data, Variables extends AnyVariables>({
  document,
  variables,
  words,
  children,
  ...asked
}: AskedActProps<Data, Variables>) {
  const asksReason = typeof variables === 'function'
  const form = useActForm(document, {
    ...words,
    initial: { reason: '' },
    variables: ({ reason }) => (asksReason ? variables(reason) : variables),
  })
  return (
    <AskedForm {...asked} form={form}>
      {children}
      {asksReason && <TextField label="理由" {...form.field('reason')} />}
    </AskedForm>
  )
}

import { useState, type ComponentProps, type ReactNode } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import type { FreeText } from '../../../domain/free-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useActForm, type SentForm } from './act-form.tsx'
import styles from './act-form.module.css'
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

/** An operator's form in a dialog that the page opens. */
export function FormDialog({
  form,
  open,
  onClose,
  question,
  size = 'narrow',
  facts,
  confirm,
  variant = 'filled',
  children,
}: Pick<Asked, 'question' | 'facts' | 'children' | 'confirm' | 'variant'> & {
  form: SentForm
  open: boolean
  onClose: () => void
  size?: ComponentProps<typeof Dialog>['size']
}) {
  return (
    <>
      <Dialog open={open} onClose={onClose} title={question} size={size} busy={form.busy}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.send()
          }}
        >
          {facts !== undefined && <FactList facts={facts} />}
          {children}
          {form.refusal !== null && <Notice tone="error" title={form.refusal} live />}
          <DialogActions>
            <Button type="submit" variant={variant} loading={form.busy} notReady={form.missing}>
              {confirm}
            </Button>
            <Button onClick={onClose}>やめる</Button>
          </DialogActions>
        </form>
      </Dialog>
      {form.dialog}
    </>
  )
}

/** An operator's form in a dialog, behind a button: what it would do is said before it happens, and only then can it be done. */
export function AskedForm({ form, button, label, size, icon, variant, ...asked }: Asked & { form: SentForm }) {
  // Asked for the next time that it is sent: after that the question is over.
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <Button size={size} icon={icon} variant={variant} aria-label={label} onClick={() => setOpened(form.sent)}>
        {button}
      </Button>
      <FormDialog
        {...asked}
        form={form}
        variant={variant === 'danger' ? 'danger' : 'filled'}
        open={opened === form.sent}
        onClose={() => setOpened(null)}
      />
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

import { useState, type ComponentProps, type ReactNode } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import type { FreeText } from '../../../domain/free-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FactList } from './facts.tsx'
import { useAct, type ActWords } from './use-act.tsx'

interface AskedActProps<Data, Variables> extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'icon'> {
  document: TypedDocumentNode<Data, Variables>
  /** What is sent. Made of the reason where the operator is asked for one: it is recorded in their words. */
  variables: Variables | ((reason: FreeText) => Variables)
  words: ActWords<Data>
  /** On the button in the page. */
  button: ReactNode
  /** What the button is called where its words alone do not say which row is meant. */
  label?: string
  question: string
  /** Whom and what it touches, in people and yen. */
  facts: readonly { label: string; value: ReactNode }[]
  /** Sentences under the facts. */
  children?: ReactNode
  /** On the button that does it. */
  confirm: string
}

/** An act that reaches people, the bank or money: what it would do is said before it happens, and only then can it be done. */
export function AskedAct<Data, Variables extends AnyVariables>({
  document,
  variables,
  words,
  button,
  label,
  question,
  facts,
  children,
  confirm,
  ...look
}: AskedActProps<Data, Variables>) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const act = useAct(document, {
    ...words,
    onDone: (data) => {
      setAsking(false)
      setReason('')
      words.onDone?.(data)
    },
  })
  const { reason: ofReason, ...others } = act.failure?.fields ?? {}
  const refusal = Object.values(others)[0] ?? (ofReason === undefined ? act.failure?.message : undefined)
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => setAsking(true)}>
        {button}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={question} size="narrow" busy={act.busy}>
        <FactList facts={facts} />
        {children}
        {typeof variables === 'function' && (
          <TextField label="理由" error={ofReason} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
        {refusal !== undefined && <Notice tone="error" title={refusal} live />}
        <DialogActions>
          <Button
            variant={look.variant === 'danger' ? 'danger' : 'filled'}
            loading={act.busy}
            onClick={() => void act.run(typeof variables === 'function' ? variables(reason) : variables)}
          >
            {confirm}
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}

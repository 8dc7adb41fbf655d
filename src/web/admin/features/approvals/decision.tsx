import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { typedYen } from '../../ui/typed-yen.ts'
import { useAct } from '../../ui/use-act.tsx'
import { approveDocument, declineDocument, type Proposal } from './approval-queries.ts'
import styles from './approvals.module.css'

type Question = Proposal['questions'][number]

interface DecisionProps {
  proposal: Proposal
  /** What is shown above; null where it cannot be approved. */
  seenHash: string | null
  onChange: () => void
}

/** Yes, with the figures that the kind of proposal asks for; or no, with a reason. */
export function Decision({ proposal, seenHash, onChange }: DecisionProps) {
  const [reason, setReason] = useState('')
  const decline = useAct(declineDocument, { name: '差し戻し', done: proposal.is_own ? '取り下げました。' : '差し戻しました。', onDone: onChange })
  return (
    <div className={styles.decision}>
      {proposal.is_own && <Notice title="あなたの提案です">ほかの運営者が承認します。運営者が一人だけの場合は、提案から1時間が過ぎると承認できます。</Notice>}
      {seenHash !== null && <Approval proposal={proposal} seenHash={seenHash} onChange={onChange} />}
      <TextArea label={proposal.is_own ? '取り下げの理由' : '差し戻しの理由'} rows={2} value={reason} error={decline.failure?.fields['reason']} onChange={(event) => setReason(event.target.value)} />
      <Button loading={decline.busy} onClick={() => void decline.run({ input: { id: proposal.id, reason } })}>{proposal.is_own ? '取り下げる' : '差し戻す'}</Button>
      {decline.dialog}
    </div>
  )
}

/** Amounts as an operator writes them become plain digits; what is no amount goes as it is and is refused beside its field. */
const plain = ({ type }: Question, text: string): string => (type === 'yen' ? String(typedYen(text) ?? text) : text)

function Approval({ proposal, seenHash, onChange }: { proposal: Proposal; seenHash: string; onChange: () => void }) {
  const { questions } = proposal
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const approve = useAct(approveDocument, { name: '承認', done: '承認しました。', onDone: onChange })
  const fields = approve.failure?.fields ?? {}
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (approve.busy) return
    const answers = questions.map((question) => ({ name: question.name, value: plain(question, typed[question.name] ?? '') }))
    const done = await approve.run({ input: { id: proposal.id, effect_hash: seenHash, answers } })
    // What was typed stays in its fields; what has moved on is shown anew.
    if (done === null && questions.length === 0) onChange()
  }
  return (
    <form className={styles.answers} noValidate onSubmit={(event) => void submit(event)}>
      {approve.failure !== null && <Notice tone="error" title={approve.failure.message} live />}
      {questions.length > 0 && <p className={styles.hint}>手元の計算書を見て入力してください。提案された値と同じときだけ、承認できます。</p>}
      {questions.map((question) => (
        <TextField
          key={question.name}
          name={question.name}
          label={question.label}
          error={fields[question.name]}
          value={typed[question.name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [question.name]: target.value })}
          {...(question.type === 'date' ? { type: 'date', width: 'choice' as const } : { inputMode: 'numeric' as const, autoComplete: 'off', width: 'amount' as const, after: <span className={styles.unit}>円</span> })}
        />
      ))}
      <Button type="submit" variant={proposal.is_own ? 'outlined' : 'filled'} loading={approve.busy}>承認して実行する</Button>
      {approve.dialog}
    </form>
  )
}

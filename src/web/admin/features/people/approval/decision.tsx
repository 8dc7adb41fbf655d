import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { approveDocument, declineDocument, type Proposal } from './approval-queries.ts'
import styles from './approvals.module.css'

type Question = Proposal['questions'][number]

interface DecisionProps {
  proposal: Proposal
  /** As they stand now, to be said again in the question. */
  people: number
  yen: number
  /** What is shown above; null where it cannot be approved. */
  seenHash: string | null
  onChange: () => void
  onApproved: () => void
}

/** Yes, after a question that names it and asks for the figures of its kind; or no, with a reason. */
export function Decision({ proposal, people, yen, seenHash, onChange, onApproved }: DecisionProps) {
  const [reason, setReason] = useState('')
  const decline = useAct(declineDocument, {
    name: '差し戻し',
    done: proposal.is_own ? '取り下げました。' : '差し戻しました。',
    onDone: onChange,
  })
  return (
    <div className={styles.decision}>
      {proposal.is_own && (
        <Notice title="あなたの提案です">
          ほかの運営者が承認します。運営者が一人だけの場合は、提案から1時間が過ぎると承認できます。
        </Notice>
      )}
      {seenHash !== null && (
        <Approval
          proposal={proposal}
          people={people}
          yen={yen}
          seenHash={seenHash}
          onChange={onChange}
          onApproved={onApproved}
        />
      )}
      <TextArea
        label={proposal.is_own ? '取り下げの理由' : '差し戻しの理由'}
        rows={2}
        value={reason}
        error={decline.failure?.fields['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button loading={decline.busy} onClick={() => void decline.run({ input: { id: proposal.id, reason } })}>
          {proposal.is_own ? '取り下げる' : '差し戻す'}
        </Button>
      </div>
      {decline.dialog}
    </div>
  )
}

/** Amounts as an operator writes them become plain digits; what is no amount goes as it is and is refused beside its field. */
const plain = ({ type }: Question, text: string): string => (type === 'yen' ? String(typedYen(text) ?? text) : text)

function Approval({ proposal, people, yen, seenHash, onChange, onApproved }: DecisionProps & { seenHash: string }) {
  const { questions } = proposal
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const approve = useAct(approveDocument, {
    name: '承認',
    done: '承認しました。',
    onDone: () => {
      setAsking(false)
      onChange()
      onApproved()
    },
  })
  const fields = approve.failure?.fields ?? {}
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (approve.busy) return
    const answers = questions.map((question) => ({
      name: question.name,
      value: plain(question, typed[question.name] ?? ''),
    }))
    const done = await approve.run({ input: { id: proposal.id, effect_hash: seenHash, answers } })
    // What was typed stays in its fields; what has moved on is shown anew.
    if (done === null && questions.length === 0) onChange()
  }
  return (
    <>
      {approve.failure !== null && !isAsking && <Notice tone="error" title={approve.failure.message} live />}
      <div>
        <Button variant={proposal.is_own ? 'outlined' : 'filled'} onClick={() => setAsking(true)}>
          承認して実行する
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="この内容を承認しますか"
        size="narrow"
        busy={approve.busy}
      >
        <form className={styles.answers} noValidate onSubmit={(event) => void submit(event)}>
          <FactList
            facts={[
              { label: '内容', value: <b>{proposal.title}</b> },
              { label: '影響する会員', value: `${figure(people)}人` },
              // A figure that has to be typed is not shown beside its field: it would only be copied.
              ...(questions.length === 0 ? [{ label: '金額', value: `${figure(yen)}円` }] : []),
              { label: '準備した人', value: proposal.proposed_by },
            ]}
          />
          {questions.length > 0 && (
            <p className={styles.hint}>
              手元の計算書を見て入力してください。提案された値と同じときだけ、承認できます。
            </p>
          )}
          {questions.map((question) => (
            <TextField
              key={question.name}
              name={question.name}
              label={question.label}
              error={fields[question.name]}
              value={typed[question.name] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [question.name]: target.value })}
              {...(question.type === 'date'
                ? { type: 'date', width: 'choice' as const }
                : {
                    inputMode: 'numeric' as const,
                    autoComplete: 'off',
                    width: 'amount' as const,
                    after: <span className={styles.unit}>円</span>,
                  })}
            />
          ))}
          <p className={styles.hint}>承認すると、すぐに実行されます。</p>
          {approve.failure !== null && <Notice tone="error" title={approve.failure.message} live />}
          <DialogActions>
            <Button type="submit" variant="filled" loading={approve.busy}>
              承認する
            </Button>
            <Button onClick={() => setAsking(false)}>やめる</Button>
          </DialogActions>
        </form>
      </Dialog>
      {approve.dialog}
    </>
  )
}

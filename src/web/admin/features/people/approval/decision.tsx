import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { AskedForm } from '../../../ui/asked-act.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
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
  const form = useActForm(declineDocument, {
    initial: { reason: '' },
    name: '差し戻し',
    done: proposal.is_own ? '取り下げました。' : '差し戻しました。',
    onDone: onChange,
    variables: ({ reason }) => ({ input: { id: proposal.id, reason } }),
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
      <ActForm form={form} variant="outlined" button={proposal.is_own ? '取り下げる' : '差し戻す'}>
        <TextArea label={proposal.is_own ? '取り下げの理由' : '差し戻しの理由'} rows={2} {...form.field('reason')} />
      </ActForm>
    </div>
  )
}

/** Amounts as an operator writes them become plain digits; what is no amount goes as it is and is refused beside its field. */
const plain = ({ type }: Question, text: string): string => (type === 'yen' ? String(typedYen(text) ?? text) : text)

function Approval({ proposal, people, yen, seenHash, onChange, onApproved }: DecisionProps & { seenHash: string }) {
  const { questions } = proposal
  const form = useActForm(approveDocument, {
    initial: Object.fromEntries(questions.map(({ name }) => [name, ''])),
    name: '承認',
    done: '承認しました。',
    onDone: () => {
      onChange()
      onApproved()
    },
    // What was typed stays in its fields; what has moved on is shown anew.
    onRefused: () => questions.length === 0 && onChange(),
    variables: (values) => ({
      input: {
        id: proposal.id,
        effect_hash: seenHash,
        answers: questions.map((question) => ({
          name: question.name,
          value: plain(question, values[question.name] ?? ''),
        })),
      },
    }),
  })
  return (
    <div>
      <AskedForm
        form={form}
        variant={proposal.is_own ? 'outlined' : 'filled'}
        button="承認して実行する"
        question="この内容を承認しますか"
        facts={[
          { label: '内容', value: <b>{proposal.title}</b> },
          { label: '影響する会員', value: `${figure(people)}人` },
          // A figure that has to be typed is not shown beside its field: it would only be copied.
          ...(questions.length === 0 ? [{ label: '金額', value: `${figure(yen)}円` }] : []),
          { label: '準備した人', value: proposal.proposed_by },
        ]}
        confirm="承認する"
      >
        {questions.length > 0 && (
          <p className={styles.hint}>手元の計算書を見て入力してください。提案された値と同じときだけ、承認できます。</p>
        )}
        {questions.map((question) => (
          <TextField
            key={question.name}
            name={question.name}
            label={question.label}
            {...form.field(question.name)}
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
      </AskedForm>
    </div>
  )
}

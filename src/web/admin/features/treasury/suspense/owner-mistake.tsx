import { Link } from 'react-router'
import { TextArea } from '../../../../ui/field.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { withdrawOwnerDocument, type FoundOwner } from './owner-queries.ts'
import styles from './owner.module.css'

interface OwnerMistakeProps {
  owner: FoundOwner
  amount: number
  onDone: () => void
}

/** The owner that was found is the wrong one: another operator agrees, and the money is nobody's again. */
export function OwnerMistake({ owner, amount, onDone }: OwnerMistakeProps) {
  const form = useActForm(withdrawOwnerDocument, {
    initial: { reason: '' },
    name: '照合の取消',
    done: '承認待ちになりました。ほかの運営者が承認すると、入金者不明の入金に戻ります。',
    onDone,
    variables: ({ reason }) => ({ input: { resolution_id: owner.resolution_id, reason } }),
  })
  if (owner.proposal_id !== null)
    return (
      <p>
        <Link to={`/itoadmintool/approvals?id=${owner.proposal_id}`}>承認待ちの照合の取消を見る</Link>
      </p>
    )
  return (
    <ActForm form={form} className={styles.form} variant="outlined" button="照合の取消を提案">
      <h3>照合の誤りを取り消す</h3>
      <p className={styles.sentence}>
        {owner.member_name}さんの入金ではなかったときに取り消します。ほかの運営者が承認すると、返金{figure(amount)}
        円は支払い待ちから除かれ、入金は仮受金に戻ります。送金を依頼したあとは取り消せません。
      </p>
      <TextArea label="取り消す理由" hint="照合が誤りだと分かった根拠" rows={2} {...form.field('reason')} />
    </ActForm>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { withdrawOwnerDocument, type FoundOwner } from './owner-queries.ts'
import styles from './owner.module.css'

interface OwnerMistakeProps {
  owner: FoundOwner
  amount: number
  onDone: () => void
}

/** The owner that was found is the wrong one: another operator agrees, and the money is nobody's again. */
export function OwnerMistake({ owner, amount, onDone }: OwnerMistakeProps) {
  const [reason, setReason] = useState('')
  const act = useAct(withdrawOwnerDocument, {
    name: '照合の取消',
    done: '承認待ちになりました。ほかの運営者が承認すると、入金者不明の入金に戻ります。',
    onDone,
  })
  if (owner.proposal_id !== null)
    return (
      <p>
        <Link to={`/itoadmintool/approvals?id=${owner.proposal_id}`}>承認待ちの照合の取消を見る</Link>
      </p>
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy) void act.run({ input: { resolution_id: owner.resolution_id, reason } })
      }}
    >
      <h3>照合の誤りを取り消す</h3>
      {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
      <p className={styles.sentence}>
        {owner.member_name}さんの入金ではなかったときに取り消します。ほかの運営者が承認すると、返金{figure(amount)}
        円は支払い待ちから除かれ、入金は仮受金に戻ります。送金を依頼したあとは取り消せません。
      </p>
      <TextArea
        label="取り消す理由"
        hint="照合が誤りだと分かった根拠"
        rows={2}
        value={reason}
        error={act.failure?.fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" loading={act.busy}>
        照合の取消を提案
      </Button>
      {act.dialog}
    </form>
  )
}

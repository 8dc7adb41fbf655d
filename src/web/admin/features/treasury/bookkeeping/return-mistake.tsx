import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { withdrawReturnDocument } from './ledger-queries.ts'
import styles from './ledger.module.css'

/** The line was no payout's return: another operator agrees, the payout is paid as it was, and the line is nobody's. */
export function ReturnMistake({ explanationId, onDone }: { explanationId: string; onDone: () => void }) {
  const [reason, setReason] = useState('')
  const act = useAct(withdrawReturnDocument, {
    name: '返却の登録の取消',
    done: '承認待ちになりました。ほかの運営者が承認すると、支払いは支払い済みに、入金は仮受金に戻ります。',
    onDone,
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy) void act.run({ input: { explanation_id: explanationId, reason } })
      }}
    >
      <h3>返却とした登録を取り消す</h3>
      {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
      <p>
        支払いの返却ではなかったときに取り消します。ほかの運営者が承認すると、会員への支払いは支払い済みに戻り、入金は仮受金になります。会員にあらためて送金を依頼したあとは取り消せません。
      </p>
      <TextArea
        label="取り消す理由"
        hint="返却ではないと分かった根拠"
        rows={2}
        value={reason}
        error={act.failure?.fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" loading={act.busy}>
        返却の取消を提案
      </Button>
      {act.dialog}
    </form>
  )
}

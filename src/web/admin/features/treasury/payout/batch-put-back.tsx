import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { proposePutBackDocument, type Batch } from './payout-queries.ts'
import styles from './payouts.module.css'

/** The file never left, and no line of the bank will ever say so: two people put it back on the list. */
export function BatchPutBack({ batch }: { batch: Batch }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const act = useAct(proposePutBackDocument, {
    name: '支払い待ちに戻す提案',
    done: '支払い待ちに戻すことを提案しました。ほかの運営者が承認すると、一覧に戻ります。',
    onDone: () => setReason(''),
  })
  const submit = () => {
    setProblem(reason.trim() === '' ? '必須です' : null)
    if (reason.trim() !== '' && !act.busy) void act.run({ input: { id: batch.id, reason } })
  }
  return (
    <Panel title="振り込まれていないとき">
      <div className={styles.form}>
        <Notice tone="warning" title="二人の運営者が確かめて、支払い待ちに戻します">
          銀行のサイトで、{figure(batch.count)}件、{figure(batch.total)}
          円の振込がないことを確かめてください。実際に振り込まれていると、二重に支払うことになります。
        </Notice>
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <TextArea
          label="確かめた方法と結果"
          rows={3}
          value={reason}
          error={problem ?? act.failure?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button variant="outlined" loading={act.busy} onClick={submit}>
          支払い待ちに戻すことを提案
        </Button>
      </div>
      {act.dialog}
    </Panel>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeHandoverDocument, type Part } from './property-queries.ts'
import styles from './property.module.css'

/** A fund's recorded sale comes into its book by two people. @param record the deal, in words that tell it from the others. */
export function BookSale({ deal: { id }, record }: { deal: Part['deals'][number]; record: string }) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeHandoverDocument, {
    name: '売却の記帳の提案',
    done: '提案しました。ほかの運営者が承認すると、売却が帳簿に記録されます。',
    onDone: ({ proposePropertyHandover }) => {
      setAsking(false)
      setProposalId(proposePropertyHandover.id)
    },
  })
  if (proposalId !== null) return <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ち</Link>
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        帳簿に記録<span className="visually-hidden">：{record}</span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="この売却を帳簿に記録しますか"
        size="narrow"
        busy={act.busy}
      >
        <div className={styles.form}>
          <p className={styles.text}>
            <b>{record}</b>
          </p>
          <p className={styles.text}>
            物件を、ファンドの帳簿から取得原価で除きます。売却代金との差額が、売却の損益になります。売却代金は、口座の明細で「売却代金」として登録されている必要があります。記録には、ほかの運営者の承認が必要です。
          </p>
          {act.failure !== null && Object.keys(act.failure.fields).length === 0 && (
            <Notice tone="error" title={act.failure.message} live />
          )}
          <DenseArea label="確認したこと" rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </div>
        <DialogActions>
          <Button variant="filled" loading={act.busy} onClick={() => void act.run({ deal_id: id, reason })}>
            記録を提案する
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import type { CorrectionCause } from '../../../../../domain/funds/fund-corrections.ts'
import type { VariablesOf } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { CauseSelect } from '../../../ui/cause-select.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeStrikeDocument } from './property-queries.ts'
import styles from './property.module.css'

/** A wrong record is struck by two people, and stays readable. @param record what it is, in words that tell it from the others. */
export function StrikeRecord({
  what,
  id,
  record,
  isStruck,
}: Pick<VariablesOf<typeof proposeStrikeDocument>, 'what' | 'id'> & { record: string; isStruck: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [cause, setCause] = useState<CorrectionCause>('unsaid')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeStrikeDocument, {
    name: '記録の取り消しの提案',
    done: '提案しました。ほかの運営者が承認すると、取り消されます。',
    onDone: ({ proposePropertyStrike }) => {
      setAsking(false)
      setProposalId(proposePropertyStrike.id)
    },
  })
  if (isStruck) return <>取り消し済み</>
  if (proposalId !== null) return <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ち</Link>
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        取り消す<span className="visually-hidden">：{record}</span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="この記録を取り消しますか"
        size="narrow"
        busy={act.busy}
      >
        <div className={styles.form}>
          <p className={styles.text}>
            <b>{record}</b>
          </p>
          <p className={styles.text}>
            取り消しには、ほかの運営者の承認が必要です。取り消した記録も残ります。正しい内容は、取り消した後に記録し直します。
          </p>
          {act.failure !== null && Object.keys(act.failure.fields).length === 0 && (
            <Notice tone="error" title={act.failure.message} live />
          )}
          {what === 'deal' && <CauseSelect cause={cause} onChange={setCause} />}
          <DenseArea
            label="取り消す理由"
            needed
            rows={3}
            value={reason}
            error={act.failure?.fields['reason']}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <DialogActions>
          <Button variant="filled" loading={act.busy} onClick={() => void act.run({ what, id, cause, reason })}>
            取り消しを提案する
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}

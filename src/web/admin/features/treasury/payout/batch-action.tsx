import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { CoverageNote } from '../../../ui/coverage.tsx'
import { BatchApproval } from './batch-approval.tsx'
import { BatchDoubt } from './batch-doubt.tsx'
import { BatchFile, BatchResults } from './batch-file.tsx'
import { BatchPutBack } from './batch-put-back.tsx'
import type { Batch } from './payout-queries.ts'
import { comesBack, stateSentence } from './payout-words.ts'
import styles from './payouts.module.css'

interface BatchActionProps {
  batch: Batch
  /** Something was decided, or refused because the payment has moved on: look again. */
  onChange: () => void
}

/** What is to be done about a payment in its state; one thing at a time. */
export function BatchAction({ batch, onChange }: BatchActionProps) {
  if (batch.status === 'draft') return <BatchApproval batch={batch} onChange={onChange} />
  if (batch.status === 'unclear') return <BatchDoubt batch={batch} onChange={onChange} />
  if (batch.method === 'file' && batch.status !== 'discarded') {
    return (
      <div className={styles.stack}>
        {batch.status !== 'settled' && <BatchFile batch={batch} onChange={onChange} />}
        {batch.status !== 'approved' && <BatchResults batch={batch} onChange={onChange} />}
        {batch.status === 'sending' && <BatchPutBack batch={batch} />}
      </div>
    )
  }
  const failed = batch.payouts.filter(comesBack).length
  return (
    <Panel title="この支払い">
      <div className={styles.stack}>
        {failed > 0 ? (
          <Notice tone="warning" title={`${figure(failed)}件が振込不能です`}>
            銀行からの返却を待っています。ほかの支払いの結果は、取り込み済みです。
          </Notice>
        ) : (
          <Notice title={stateSentence(batch)} />
        )}
        {batch.coverage !== null && batch.coverage.refusal !== null && <CoverageNote coverage={batch.coverage} />}
      </div>
    </Panel>
  )
}

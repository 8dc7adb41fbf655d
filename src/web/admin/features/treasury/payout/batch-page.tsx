import { useParams } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { payoutTable } from '../../../../../domain/tables/payouts.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { ChangeTable, FactStrip } from '../../../ui/facts.tsx'
import { HistoryPanel } from '../../../ui/record-history.tsx'
import { BatchAction } from './batch-action.tsx'
import { BatchStatus } from './batch-list.tsx'
import { BatchPayouts } from './batch-payouts.tsx'
import { BatchSteps } from './batch-steps.tsx'
import { batchDocument, type Batch } from './payout-queries.ts'
import { methodText } from './payout-words.ts'
import styles from './payouts.module.css'

const list = { to: '/itoadmintool/payouts?view=batches', name: '支払いの記録' }

const yenText = (amount: number): string => `${figure(amount)}円`

/** One payment: where it stands, what it comes to, what it changes, and everybody in it. */
export function BatchPage() {
  const { id = '' } = useParams()
  const [{ data, error }, refetch] = useQuery({
    query: batchDocument,
    variables: { id },
    requestPolicy: 'network-only',
  })
  const batch = data?.adminPayoutBatch
  if (batch !== undefined)
    return <BatchContent key={batch.id} batch={batch} onChange={() => refetch({ requestPolicy: 'network-only' })} />
  return (
    <AdminPage title={`支払い 番号${id}`} parent={list}>
      {error === undefined ? <Skeleton shape="block" /> : <Notice tone="error" title={toFailure(error).message} />}
    </AdminPage>
  )
}

function BatchContent({ batch, onChange }: { batch: Batch; onChange: () => void }) {
  const now = useNow()
  const sumOf = (kind: 'refund' | 'distribution'): number =>
    batch.payouts.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
  const people = new Set(batch.payouts.map(({ member_id }) => member_id)).size
  return (
    <AdminPage
      title={`支払い 番号${batch.id}`}
      note={
        <>
          <BatchStatus batch={batch} />　{methodText[batch.method]}　{shortDay(batch.pay_on, now)}
        </>
      }
      parent={list}
      actions={<CsvButton table={payoutTable} filter={{ batch: batch.id }} />}
    >
      <BatchSteps batch={batch} />
      <FactStrip
        facts={[
          { label: '支払う人', value: `${figure(people)}人`, note: `${figure(batch.count)}件` },
          { label: '分配・償還（税引後）', value: yenText(sumOf('distribution')) },
          { label: '返金', value: yenText(sumOf('refund')) },
          { label: '振込総額', value: yenText(batch.total), note: '振込手数料は当社の負担です' },
        ]}
      />
      <TwoColumns>
        <div className={styles.stack}>
          {batch.effect !== null && (
            <Panel title="この支払いで変わるもの" note="いまの帳簿から計算しています">
              <ChangeTable
                changes={[
                  {
                    label: '銀行口座の残高',
                    before: yenText(batch.effect.bank_before),
                    after: yenText(batch.effect.bank_after),
                  },
                  {
                    label: '会員への未払い',
                    before: yenText(batch.effect.owed_before),
                    after: yenText(batch.effect.owed_after),
                  },
                  { label: 'この支払いで受け取る会員', before: '0人', after: `${figure(people)}人` },
                ]}
              />
            </Panel>
          )}
          <BatchPayouts batch={batch} />
          <HistoryPanel record={`payout_batch:${batch.id}`} />
        </div>
        <BatchAction batch={batch} onChange={onChange} />
      </TwoColumns>
    </AdminPage>
  )
}

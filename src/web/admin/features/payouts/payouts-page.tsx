import { useQuery } from 'urql'
import { AdminPage } from '../../ui/admin-page.tsx'
import { figure } from '../../ui/admin-format.ts'
import { FactStrip } from '../../ui/facts.tsx'
import { ViewTabs } from '../../ui/filter-bar.tsx'
import { useTableAddress } from '../../ui/table-address.ts'
import { BatchList } from './batch-list.tsx'
import { PayableDesk } from './payable-desk.tsx'
import { batchesDocument, payablesDocument } from './payout-queries.ts'

/** Everything that is owed to members: what can be paid now, what is held and why, and the payments under way. */
export function PayoutsPage() {
  const address = useTableAddress()
  const [{ data: owed }] = useQuery({ query: payablesDocument, requestPolicy: 'network-only' })
  const [{ data: paid }] = useQuery({ query: batchesDocument, requestPolicy: 'network-only' })
  const payables = owed?.adminPayables
  const batches = paid?.adminPayoutBatches
  const drafts = batches?.filter(({ status }) => status === 'draft')
  const unclear = batches?.filter(({ status }) => status === 'unclear').length
  const returned = payables?.items.filter(({ last_problem }) => last_problem !== null)
  const isBatches = address.filter('view') === 'batches'
  const sum = (rows: readonly { amount: number }[] = []): string => figure(rows.reduce((total, { amount }) => total + amount, 0))
  return (
    <AdminPage title="分配・償還・返金" note="準備した人とは別の運営者が承認すると、送金されます">
      <FactStrip
        facts={[
          { label: '支払えるもの', value: payables ? `${figure(payables.ready_total)}円` : '—', note: `${payables?.ready_count ?? '—'}件` },
          { label: '保留', value: payables ? `${figure(payables.held_total)}円` : '—', note: `${payables?.held_count ?? '—'}件` },
          { label: '差し戻し・返却', value: payables ? `${sum(returned)}円` : '—', note: `${returned?.length ?? '—'}件`, tone: returned !== undefined && returned.length > 0 ? 'bad' : undefined },
          { label: '承認待ちの支払い', value: drafts ? `${figure(drafts.reduce((total, batch) => total + batch.total, 0))}円` : '—', note: `${drafts?.length ?? '—'}件` },
          { label: '結果が不明な送金', value: unclear === undefined ? '—' : `${unclear}件`, tone: unclear !== undefined && unclear > 0 ? 'bad' : undefined },
        ]}
      />
      <ViewTabs
        name="view"
        address={address}
        views={[
          { value: '', label: '支払い待ち', count: payables?.items.length },
          { value: 'batches', label: '支払いの記録', count: batches?.length },
        ]}
      />
      {isBatches ? <BatchList batches={batches} /> : <PayableDesk payables={payables?.items} address={address} />}
    </AdminPage>
  )
}

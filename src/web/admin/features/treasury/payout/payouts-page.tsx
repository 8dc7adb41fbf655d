import { useQuery } from 'urql'
import { payableTable } from '../../../../../domain/tables/payables.ts'
import { payoutBatchTable } from '../../../../../domain/tables/payout-batches.ts'
import { AdminPage } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactStrip } from '../../../ui/facts.tsx'
import { ViewTabs } from '../../../ui/filter-bar.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { BatchList } from './batch-list.tsx'
import { LetterPanel } from './letter-panel.tsx'
import { PayableDesk } from './payable-desk.tsx'
import { batchesDocument, payablesDocument } from './payout-queries.ts'

/** Everything that is owed to members: what can be paid now, what is held and why, and the payments under way. */
export function PayoutsPage() {
  const address = useTableAddress()
  const filter = filtersOf(payableTable, address)
  const batchFilter = filtersOf(payoutBatchTable, address)
  const isBatches = address.filter('view') === 'batches'
  const window = { sort: address.sort, descending: address.descending, page: address.page }
  const [{ data: owed }, askOwed] = useQuery({
    query: payablesDocument,
    variables: { filter, ...(!isBatches && window) },
    requestPolicy: 'network-only',
  })
  const [{ data: paid }] = useQuery({
    query: batchesDocument,
    variables: { filter: batchFilter, ...(isBatches && window) },
    requestPolicy: 'network-only',
  })
  const payables = owed?.adminPayables
  const batches = paid?.adminPayoutBatches
  return (
    <AdminPage
      title="分配・償還・返金"
      note="準備した人とは別の運営者が承認すると、送金されます"
      actions={
        isBatches ? (
          <CsvButton table={payoutBatchTable} filter={batchFilter} />
        ) : (
          <CsvButton table={payableTable} filter={filter} />
        )
      }
    >
      <FactStrip
        facts={[
          {
            label: '支払い可能なもの',
            value: payables ? `${figure(payables.ready_total)}円` : '—',
            note: `${payables?.ready_count ?? '—'}件`,
          },
          {
            label: '保留',
            value: payables ? `${figure(payables.held_total)}円` : '—',
            note: `${payables?.held_count ?? '—'}件`,
          },
          {
            label: '差し戻し・返却',
            value: payables ? `${figure(payables.returned_total)}円` : '—',
            note: `${payables?.returned_count ?? '—'}件`,
            tone: payables !== undefined && payables.returned_count > 0 ? 'bad' : undefined,
          },
          {
            label: '会員の口座待ち',
            value: payables ? `${figure(payables.unclaimed_total)}円` : '—',
            note: `${payables?.unclaimed_count ?? '—'}件`,
          },
          {
            label: '承認待ちの支払い',
            value: batches ? `${figure(batches.draft_total)}円` : '—',
            note: `${batches?.draft_count ?? '—'}件`,
          },
          {
            label: '結果が不明な送金',
            value: batches ? `${figure(batches.unclear_total)}円` : '—',
            note: `${batches?.unclear_count ?? '—'}件`,
            tone: batches !== undefined && batches.unclear_count > 0 ? 'bad' : undefined,
          },
        ]}
      />
      <ViewTabs
        name="view"
        address={address}
        views={[
          { value: '', label: '支払い待ち', count: payables?.count },
          { value: 'batches', label: '支払いの記録', count: batches?.count },
        ]}
      />
      {isBatches ? (
        <BatchList batches={batches} filter={batchFilter} address={address} />
      ) : (
        <>
          <LetterPanel onDone={() => askOwed({ requestPolicy: 'network-only' })} />
          <PayableDesk payables={payables} filter={filter} address={address} />
        </>
      )}
    </AdminPage>
  )
}

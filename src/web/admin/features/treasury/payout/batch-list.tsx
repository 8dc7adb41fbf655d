import { Link } from 'react-router'
import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { payoutBatchTable } from '../../../../../domain/tables/payout-batches.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FilterBar, SelectFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import type { BatchFilter, BatchPage, BatchRow } from './payout-queries.ts'
import { batchStateChoices, batchStateText, methodText } from './payout-words.ts'

/** A state in plain text; only what asks for somebody is marked. */
export function BatchStatus({ batch }: { batch: Pick<BatchRow, 'status' | 'announced_at'> }) {
  const isMarked = batch.status === 'draft' || batch.status === 'unclear' || batch.announced_at !== null
  return isMarked ? <Tag tone="warning">{batchStateText(batch)}</Tag> : <>{batchStateText(batch)}</>
}

const columnsFor = (now: number): Column<BatchRow>[] =>
  pageColumns(payoutBatchTable, now, {
    id: ({ id }) => <Link to={`/itoadmintool/payouts/${id}`}>番号{id}</Link>,
    status: (batch) => <BatchStatus batch={batch} />,
    prepared: (row) => (
      <>
        {row.prepared_by}　<time dateTime={row.prepared_at}>{shortTime(row.prepared_at, now)}</time>
      </>
    ),
  })

const methods = Object.entries(methodText).map(([value, label]) => ({ value, label }))

/** What a filter that finds nothing means: that somebody's work is done, or only that there is none. */
const emptyText = ({ state }: BatchFilter) => {
  if (state === 'draft') return <Done>承認を待つ支払いはありません</Done>
  return state === 'unclear' ? <Done>結果が不明な振込はありません</Done> : '該当する支払いはありません'
}

/** The payments that were prepared, newest first. */
export function BatchList({
  batches,
  filter,
  address,
}: {
  batches: BatchPage | undefined
  filter: BatchFilter
  address: TableAddress
}) {
  const columns = columnsFor(useNow())
  return (
    <Panel tight>
      <FilterBar views={{ table: 'payout_batches', address, columns }}>
        <SelectFilter label="状態" name="state" address={address} choices={batchStateChoices} />
        <SelectFilter label="送金方法" name="method" address={address} choices={methods} />
      </FilterBar>
      <DataTable
        caption="支払いの記録"
        columns={columns}
        rows={batches?.rows}
        rowKey={({ id }) => id}
        empty={emptyText(filter)}
        tone={({ status }) => (status === 'unclear' ? 'refused' : undefined)}
        address={address}
      />
      <Pager page={address.page} size={50} total={batches?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
}

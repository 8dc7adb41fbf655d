import { Link } from 'react-router'
import { useNow } from '../../../app/now.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Panel } from '../../ui/admin-page.tsx'
import { figure, shortDay, shortTime } from '../../ui/admin-format.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import type { BatchRow } from './payout-queries.ts'
import { batchStatusText, methodText } from './payout-words.ts'

/** A state in plain text; only what asks for somebody is marked. */
export function BatchStatus({ status }: { status: BatchRow['status'] }) {
  if (status === 'draft' || status === 'unclear') return <Tag tone="warning">{batchStatusText[status]}</Tag>
  return <>{batchStatusText[status]}</>
}

const columnsFor = (now: number): Column<BatchRow>[] => [
  { name: '支払い', cell: ({ id }) => <Link to={`/itoadmintool/payouts/${id}`}>番号{id}</Link> },
  { name: '状態', cell: ({ status }) => <BatchStatus status={status} /> },
  { name: '振込日', cell: ({ pay_on: payOn }) => <time dateTime={payOn}>{shortDay(payOn, now)}</time> },
  { name: '件数', align: 'right', cell: ({ count }) => figure(count) },
  { name: '振込総額（円）', align: 'right', cell: ({ total }) => figure(total) },
  { name: '送り方', cell: ({ method }) => methodText[method] },
  { name: '準備した人', cell: (row) => <>{row.prepared_by}　<time dateTime={row.prepared_at}>{shortTime(row.prepared_at, now)}</time></> },
  { name: '承認した人', cell: (row) => row.approved_by ?? '—' },
]

/** Newest first. */
export function BatchList({ batches }: { batches: readonly BatchRow[] | undefined }) {
  const now = useNow()
  return (
    <Panel tight>
      <DataTable caption="支払いの記録" columns={columnsFor(now)} rows={batches} rowKey={({ id }) => id} empty="支払いの記録はありません" tone={({ status }) => (status === 'unclear' ? 'refused' : undefined)} />
    </Panel>
  )
}

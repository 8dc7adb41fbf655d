import { Link } from 'react-router'
import { placeOfApproval, type WaitingApproval } from '../../../shell/approvals.ts'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { DueAt } from '../../../ui/due.tsx'

interface WaitingTableProps {
  items: readonly WaitingApproval[] | undefined
  now: number
  /** Key of the item whose details are open; empty where none are. */
  chosen: string
  /** @param id of a proposal. */
  onChoose: (id: string) => void
}

const columnsFor = ({ now, onChoose }: Pick<WaitingTableProps, 'now' | 'onChoose'>): Column<WaitingApproval>[] => [
  {
    name: '内容',
    isProse: true,
    cell: (item) =>
      item.kind === 'payout_batch' ? (
        <b>
          <Link to={placeOfApproval(item)}>{item.title}</Link>
        </b>
      ) : (
        <RowOpener onOpen={() => onChoose(item.id)}>{item.title}</RowOpener>
      ),
  },
  { name: '期限', cell: ({ due_at: at }) => <DueAt at={at} now={now} /> },
  {
    name: '対象',
    align: 'right',
    isInDetails: true,
    cell: ({ kind, people }) => `${figure(people)}${kind === 'payout_batch' ? '件' : '人'}`,
  },
  { name: '金額（円）', align: 'right', isInDetails: true, cell: ({ yen }) => figure(yen) },
  {
    name: '準備した人',
    isInDetails: true,
    cell: ({ prepared_by: name, is_own: isOwn }) => `${name}${isOwn ? '（あなた）' : ''}`,
  },
  {
    name: '準備した日時',
    isInDetails: true,
    cell: ({ since }) => <time dateTime={since}>{shortTime(since, now)}</time>,
  },
]

/** Everything that waits for a second person, in the server's order: overdue, payments, proposals. */
export function WaitingTable({ items, now, chosen, onChoose }: WaitingTableProps) {
  return (
    <DataTable
      caption="承認を待つもの"
      columns={columnsFor({ now, onChoose })}
      rows={items}
      rowKey={({ key }) => key}
      selected={chosen === '' ? null : chosen}
      empty={<Done>承認を待つものはありません</Done>}
      tone={({ due_at: at }) => (Date.parse(at) < now ? 'held' : undefined)}
    />
  )
}

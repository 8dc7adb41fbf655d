import { Link } from 'react-router'
import { placeOfApproval, type WaitingApproval } from '../../../shell/approvals.ts'
import { figure } from '../../../ui/admin-format.ts'
import { waitingApprovalList } from '../../../../../domain/tables/approvals.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
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

const columnsFor = ({ now, onChoose }: Pick<WaitingTableProps, 'now' | 'onChoose'>): Column<WaitingApproval>[] =>
  pageColumns(waitingApprovalList, now, {
    title: (item) =>
      item.kind === 'payout_batch' ? (
        <b>
          <Link to={placeOfApproval(item)}>{item.title}</Link>
        </b>
      ) : (
        <RowOpener onOpen={() => onChoose(item.id)}>{item.title}</RowOpener>
      ),
    due_at: ({ due_at: at }) => <DueAt at={at} now={now} />,
    people: ({ kind, people }) => `${figure(people)}${kind === 'payout_batch' ? '件' : '人'}`,
    prepared_by: ({ prepared_by: name, is_own: isOwn }) => `${name}${isOwn ? '（あなた）' : ''}`,
  })

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

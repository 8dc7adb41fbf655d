import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { figure, shortDay } from '../../ui/admin-format.ts'
import { Panel, TwoColumns } from '../../ui/admin-page.tsx'
import { DataTable, RowOpener, type Column } from '../../ui/data-table.tsx'
import { ViewTabs } from '../../ui/filter-bar.tsx'
import type { TableAddress } from '../../ui/table-address.ts'
import { entryKindText } from './entry-kinds.ts'
import { ExplainPanel } from './explain-panel.tsx'
import { accountEntriesDocument, type AccountEntry } from './ledger-queries.ts'

const columnsFor = (now: number, onChoose: (id: string) => void): Column<AccountEntry>[] => [
  { name: '番号', cell: ({ id }) => <RowOpener onOpen={() => onChoose(id)}>{id}</RowOpener> },
  { name: '日付', cell: (row) => <time dateTime={row.transacted_on}>{shortDay(row.transacted_on, now)}</time> },
  { name: '入金（円）', align: 'right', cell: ({ amount }) => (amount > 0 ? figure(amount) : '') },
  { name: '出金（円）', align: 'right', cell: ({ amount }) => (amount < 0 ? figure(-amount) : '') },
  { name: '銀行の摘要', cell: ({ remarks }) => remarks || '—' },
  { name: '内容', cell: (row) => (row.explanation !== null ? entryKindText[row.explanation.kind] : row.may_be_batch_id !== null ? `支払い番号${row.may_be_batch_id}の結果待ち` : '未登録') },
]

/** Lines of the company's account that no rule explains: after a day without an explanation they stop the payments. */
export function AccountEntries({ address }: { address: TableAddress }) {
  const now = useNow()
  const isExplained = address.filter('state') === 'explained'
  const [{ data, stale }, refetch] = useQuery({ query: accountEntriesDocument, variables: { isExplained }, requestPolicy: 'network-only' })
  const rows = stale ? undefined : data?.adminAccountEntries
  const chosen = rows?.find(({ id }) => id === address.filter('line'))
  const table = (
    <Panel title="運営者が内容を登録する入出金" note="登録しないまま1日が過ぎると、支払いを止めます" tight>
      <ViewTabs name="state" views={[{ value: '', label: '未登録' }, { value: 'explained', label: '登録済み' }]} address={address} />
      <DataTable caption="口座の入出金" columns={columnsFor(now, (id) => address.choose('line', id))} rows={rows} rowKey={({ id }) => id} selected={chosen?.id ?? null} empty={isExplained ? '登録した入出金はありません' : '内容の分からない入出金はありません'} />
    </Panel>
  )
  if (chosen === undefined) return table
  return (
    <TwoColumns>
      {table}
      <ExplainPanel
        key={chosen.id}
        entry={chosen}
        suspense={data?.adminSuspense ?? []}
        onClose={() => address.choose('line', '')}
        onDone={() => {
          address.choose('line', '')
          refetch({ requestPolicy: 'network-only' })
        }}
      />
    </TwoColumns>
  )
}

import { useNow } from '../../../app/now.tsx'
import { useQuery } from 'urql'
import { useQueues } from '../../shell/queues.ts'
import { AdminPage, Panel, TwoColumns } from '../../ui/admin-page.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { DataTable, RowOpener, type Column } from '../../ui/data-table.tsx'
import { ViewTabs } from '../../ui/filter-bar.tsx'
import { useTableAddress } from '../../ui/table-address.ts'
import { proposalsDocument, type Proposal } from './approval-queries.ts'
import { ProposalPanel } from './proposal-panel.tsx'

const views = [
  { value: '', label: '承認待ち' },
  { value: 'approved', label: '承認済み' },
  { value: 'rejected', label: '差し戻し' },
  { value: 'withdrawn', label: '取り下げ' },
] as const

const statusOf = (view: string): Proposal['status'] => views.map(({ value }) => value).find((value) => value !== '' && value === view) || 'open'

function columnsFor({ now, isOpen, onChoose }: { now: number; isOpen: boolean; onChoose: (id: string) => void }): Column<Proposal>[] {
  return [
    { name: '内容', cell: (row) => <RowOpener onOpen={() => onChoose(row.id)}>{row.title}</RowOpener> },
    { name: '対象（人）', align: 'right', cell: (row) => figure(row.people) },
    { name: '金額（円）', align: 'right', cell: (row) => figure(row.yen) },
    { name: '提案した人', cell: (row) => row.proposed_by },
    { name: '提案日時', cell: (row) => <time dateTime={row.proposed_at}>{shortTime(row.proposed_at, now)}</time> },
    ...(isOpen ? [] : [{ name: '決定した人', cell: (row: Proposal) => row.decided_by ?? '—' }]),
  ]
}

/** Everything that takes two people, wherever it was proposed: to be looked at and decided here. */
export function ApprovalsPage() {
  const address = useTableAddress()
  const now = useNow()
  const status = statusOf(address.filter('view'))
  const [{ data }, refetch] = useQuery({ query: proposalsDocument, variables: { status }, requestPolicy: 'network-only' })
  const { refetch: recount } = useQueues()
  const rows = data?.adminProposals
  const reload = () => {
    refetch({ requestPolicy: 'network-only' })
    recount()
  }
  const chosen = rows?.find(({ id }) => id === address.filter('id'))
  const columns = columnsFor({ now, isOpen: status === 'open', onChoose: (id) => address.setFilters({ id }) })
  const table = (
    <Panel tight>
      <DataTable caption="二人で行う操作" columns={columns} rows={rows} rowKey={({ id }) => id} selected={chosen?.id ?? null} empty={status === 'open' ? '承認を待つものはありません' : '該当するものはありません'} />
    </Panel>
  )
  return (
    <AdminPage title="承認" note="提案した人とは別の運営者が、内容を確かめて承認します">
      <ViewTabs name="view" views={views} address={address} />
      {chosen === undefined ? table : (
        <TwoColumns>
          {table}
          <ProposalPanel key={chosen.id} proposal={chosen} onClose={() => address.setFilters({ id: '' })} onChange={reload} onProposedAgain={(id) => { address.choose('id', id); reload() }} />
        </TwoColumns>
      )}
    </AdminPage>
  )
}

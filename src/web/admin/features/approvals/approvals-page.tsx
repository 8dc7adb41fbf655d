import { useNow } from '../../../app/now.tsx'
import { useQuery } from 'urql'
import { useQueues } from '../../shell/queues.ts'
import { AdminPage, Panel } from '../../ui/admin-page.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { CsvButton } from '../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../ui/data-table.tsx'
import { Done } from '../../ui/done.tsx'
import { FilterBar, TextFilter, ViewTabs } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useTableAddress } from '../../ui/table-address.ts'
import { TableWithDetails } from '../../ui/table-with-details.tsx'
import { proposalDocument, proposalsDocument, type Proposal } from './approval-queries.ts'
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
    { name: '内容', isProse: true, cell: (row) => <RowOpener onOpen={() => onChoose(row.id)}>{row.title}</RowOpener> },
    { name: '対象（人）', align: 'right', sort: 'people', cell: (row) => figure(row.people) },
    { name: '金額（円）', align: 'right', sort: 'yen', cell: (row) => figure(row.yen) },
    { name: '提案した人', cell: (row) => row.proposed_by },
    { name: '提案日時', sort: 'proposed', cell: (row) => <time dateTime={row.proposed_at}>{shortTime(row.proposed_at, now)}</time> },
    ...(isOpen ? [] : [{ name: '決定した人', cell: (row: Proposal) => row.decided_by ?? '—' }]),
  ]
}

/** Everything that takes two people, wherever it was proposed: to be looked at and decided here. */
export function ApprovalsPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = { status: statusOf(address.filter('view')), search: address.filter('search') }
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }, refetch] = useQuery({ query: proposalsDocument, variables, requestPolicy: 'network-only' })
  const { refetch: recount } = useQueues()
  const page = data?.adminProposals
  const id = address.filter('id')
  const isInSight = page?.rows.some((row) => row.id === id) ?? true
  // A link from elsewhere names a proposal that may stand on another page, or under another heading.
  const [{ data: elsewhere }, refetchElsewhere] = useQuery({ query: proposalDocument, variables: { id }, pause: id === '' || isInSight, requestPolicy: 'network-only' })
  const reload = () => {
    refetch({ requestPolicy: 'network-only' })
    if (!isInSight) refetchElsewhere({ requestPolicy: 'network-only' })
    recount()
  }
  const choose = (next: string) => address.choose('id', next)
  const chosen = page?.rows.find((row) => row.id === id) ?? (isInSight ? undefined : elsewhere?.adminProposals.rows.find((row) => row.id === id))
  const columns = columnsFor({ now, isOpen: filter.status === 'open', onChoose: choose })
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'approvals', address, columns }}>
        <TextFilter label="内容" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="二人で行う操作"
        columns={columns}
        rows={page?.rows}
        rowKey={(row) => row.id}
        selected={chosen?.id ?? null}
        empty={filter.status === 'open' && filter.search === '' ? <Done>承認を待つものはありません</Done> : '該当するものはありません'}
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  return (
    <AdminPage title="承認" note="提案した人とは別の運営者が、内容を確かめて承認します" actions={<CsvButton name="proposals" filter={filter} />}>
      <ViewTabs name="view" views={views} address={address} />
      <TableWithDetails table={table} keys={page?.rows.map((row) => row.id)} chosen={chosen?.id ?? ''} onChoose={choose}>
        {chosen !== undefined && <ProposalPanel key={chosen.id} proposal={chosen} onClose={() => choose('')} onChange={reload} onProposedAgain={(again) => { choose(again); reload() }} />}
      </TableWithDetails>
    </AdminPage>
  )
}

import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { waitingApprovalsDocument, type WaitingApproval } from '../../../shell/approvals.ts'
import { useQueues } from '../../../shell/queues.ts'
import { proposalTable } from '../../../../../domain/tables/proposals.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { proposalDocument, proposalsDocument, type Proposal } from './approval-queries.ts'
import { ProposalPanel } from './proposal-panel.tsx'
import { WaitingTable } from './waiting-table.tsx'

const views = [
  { value: '', label: '承認待ち' },
  { value: 'approved', label: '承認済み' },
  { value: 'rejected', label: '差し戻し' },
  { value: 'withdrawn', label: '取り下げ' },
] as const

const statusOf = (view: string): Proposal['status'] =>
  views.map(({ value }) => value).find((value) => value !== '' && value === view) || 'open'

const decidedColumns = (now: number, onChoose: (id: string) => void): Column<Proposal>[] =>
  pageColumns(proposalTable, now, {
    title: (row) => <RowOpener onOpen={() => onChoose(row.id)}>{row.title}</RowOpener>,
  })

/** The one below that waits for this operator, or the first; undefined where none is left. Payments have a page of their own. */
function nextToApprove(waiting: readonly WaitingApproval[], id: string): string | undefined {
  const place = waiting.findIndex((item) => item.kind === 'proposal' && item.id === id)
  return [...waiting.slice(place + 1), ...waiting.slice(0, Math.max(0, place))].find(
    ({ kind, is_own: isOwn }) => kind === 'proposal' && !isOwn,
  )?.id
}

/** The inbox of whoever approves: everything that takes two people, payments first; and what became of proposals. */
export function ApprovalsPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = { ...filtersOf(proposalTable, address), status: statusOf(address.filter('view')) }
  const isOpen = filter.status === 'open'
  const [{ data: waiting }, refetchWaiting] = useQuery({
    query: waitingApprovalsDocument,
    pause: !isOpen,
    requestPolicy: 'network-only',
  })
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data: decided }] = useQuery({
    query: proposalsDocument,
    variables,
    pause: isOpen,
    requestPolicy: 'network-only',
  })
  const { refetch: recount } = useQueues()
  const id = address.filter('id')
  const [{ data }, refetchProposal] = useQuery({
    query: proposalDocument,
    variables: { id },
    pause: id === '',
    requestPolicy: 'network-only',
  })
  const reload = () => {
    if (isOpen) refetchWaiting({ requestPolicy: 'network-only' })
    refetchProposal({ requestPolicy: 'network-only' })
    recount()
  }
  const choose = (next: string) => address.choose('id', next)
  const chosen = id === '' ? undefined : data?.adminProposals.rows.find((row) => row.id === id)
  const page = decided?.adminProposals
  const columns = decidedColumns(now, choose)
  const table = isOpen ? (
    <Panel tight>
      <WaitingTable
        items={waiting?.adminApprovals}
        now={now}
        chosen={chosen === undefined ? '' : `proposal:${chosen.id}`}
        onChoose={choose}
      />
    </Panel>
  ) : (
    <Panel tight>
      <FilterBar views={{ table: 'approvals', address, columns }}>
        <TextFilter label="内容" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="決定した提案"
        columns={columns}
        rows={page?.rows}
        rowKey={(row) => row.id}
        selected={chosen?.id ?? null}
        empty="該当するものはありません"
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  const keys = isOpen
    ? waiting?.adminApprovals.filter(({ kind }) => kind === 'proposal').map((item) => item.id)
    : page?.rows.map((row) => row.id)
  return (
    <AdminPage
      title="受信箱（承認）"
      note="準備した人とは別の運営者が、内容を確かめて承認します"
      actions={<CsvButton table={proposalTable} filter={filter} />}
    >
      <ViewTabs name="view" views={views} address={address} />
      <TableWithDetails table={table} keys={keys} chosen={id} onChoose={choose} isWide>
        {chosen !== undefined && (
          <ProposalPanel
            key={chosen.id}
            proposal={chosen}
            onClose={() => choose('')}
            onChange={reload}
            onApproved={() => {
              const next = nextToApprove(waiting?.adminApprovals ?? [], chosen.id)
              if (next !== undefined) choose(next)
            }}
            onProposedAgain={(again) => {
              choose(again)
              reload()
            }}
          />
        )}
      </TableWithDetails>
    </AdminPage>
  )
}

import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { messageTable, FUND_MESSAGE_STATE, type FundMessageState } from '../../../../../domain/tables/messages.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { MessagePanel } from './message-panel.tsx'
import { messageDocument, messagesDocument, type FundMessage } from './message-queries.ts'

const newMessage = 'new'

const views = [
  { value: '', label: '表示中と表示前' },
  { value: 'coming', label: '表示前' },
  { value: 'deleted', label: '削除済み' },
] as const

const stateOf = ({ is_deleted: isDeleted, show_at: showAt }: FundMessage, now: number): FundMessageState =>
  isDeleted ? 'deleted' : Date.parse(showAt) > now ? 'coming' : 'shown'

const columnsFor = (now: number, onChoose: (id: string) => void): Column<FundMessage>[] =>
  pageColumns(messageTable, now, {
    title: ({ id, title }) => <RowOpener onOpen={() => onChoose(id)}>{title}</RowOpener>,
    fund: ({ project_name: name }) => name,
    state_shown: (row) => (
      <>
        {FUND_MESSAGE_STATE[stateOf(row, now)]}
        {row.a && '・管理者のみ'}
      </>
    ),
    extra_message: ({ extra_message: banner }) => banner ?? '—',
  })

/** What the funds' pages tell: shown, to come, taken back. */
export function MessagesPage() {
  const address = useTableAddress()
  const now = useNow()
  const fund = address.filter('fund')
  const view = (['coming', 'deleted'] as const).find((value) => value === address.filter('view')) ?? null
  const filter = { ...filtersOf(messageTable, address), view }
  const variables = {
    filter,
    fund: filter.project_id,
    sort: address.sort,
    descending: address.descending,
    page: address.page,
  }
  const [{ data }, refetch] = useQuery({ query: messagesDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminProjectMessages
  const counts = new Map(data?.adminProjectMessageViews.map((each) => [each.view, each.count]))
  const id = address.filter('id')
  const isNew = id === newMessage
  const [{ data: shown }, refetchShown] = useQuery({
    query: messageDocument,
    variables: { id },
    pause: id === '' || isNew,
    requestPolicy: 'network-only',
  })
  const chosen = id === '' || isNew ? undefined : shown?.adminProjectMessages.rows.find((row) => row.id === id)
  const choose = (next: string) => address.choose('id', next)
  const onSaved = (saved: string) => {
    choose(saved)
    refetch({ requestPolicy: 'network-only' })
    if (saved === id) refetchShown({ requestPolicy: 'network-only' })
  }
  const columns = columnsFor(now, choose)
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'messages', address, columns }}>
        <SelectFilter
          label="ファンド"
          name="fund"
          choices={(data?.projects ?? []).map(({ id: value, name }) => ({ value, label: name }))}
          address={address}
        />
        <TextFilter label="件名・本文" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="お知らせ"
        columns={columns}
        rows={page?.rows}
        rowKey={(row) => row.id}
        selected={chosen?.id ?? null}
        empty="該当するお知らせはありません"
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  return (
    <AdminPage
      title="お知らせ"
      note={`${page === undefined ? '—' : figure(page.total)}件　ファンドの詳細ページに表示されます`}
      actions={
        <>
          <CsvButton table={messageTable} filter={filter} />
          <Button variant={isNew || chosen !== undefined ? 'outlined' : 'filled'} onClick={() => choose(newMessage)}>
            新しいお知らせ
          </Button>
        </>
      }
    >
      <ViewTabs
        name="view"
        views={views.map((each) => ({ ...each, count: each.value === '' ? undefined : counts.get(each.value) }))}
        address={address}
      />
      <TableWithDetails
        table={table}
        keys={page?.rows.map((row) => row.id)}
        chosen={chosen?.id ?? ''}
        onChoose={choose}
      >
        {(isNew || chosen !== undefined) && data !== undefined && (
          <MessagePanel
            key={chosen === undefined ? newMessage : `${chosen.id} ${chosen.version}`}
            message={chosen ?? null}
            funds={data.projects}
            fundId={fund}
            onClose={() => choose('')}
            onSaved={onSaved}
          />
        )}
      </TableWithDetails>
    </AdminPage>
  )
}

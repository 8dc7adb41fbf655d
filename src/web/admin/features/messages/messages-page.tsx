import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { Button } from '../../../ui/button.tsx'
import { AdminPage, Panel, TwoColumns } from '../../ui/admin-page.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { DataTable, RowOpener, type Column } from '../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useTableAddress } from '../../ui/table-address.ts'
import { MessagePanel } from './message-panel.tsx'
import { messagesDocument, type FundMessage } from './message-queries.ts'

const pageSize = 50
const newMessage = 'new'

type State = 'shown' | 'coming' | 'deleted'

const stateWords: Readonly<Record<State, string>> = { shown: '表示中', coming: '表示前', deleted: '削除済み' }

const stateOf = ({ is_deleted: isDeleted, show_at: showAt }: FundMessage, now: number): State =>
  isDeleted ? 'deleted' : Date.parse(showAt) > now ? 'coming' : 'shown'

const columnsFor = (now: number, onChoose: (id: string) => void): Column<FundMessage>[] => [
  { name: '件名', cell: ({ id, title }) => <RowOpener onOpen={() => onChoose(id)}>{title}</RowOpener> },
  { name: 'ファンド', cell: ({ project_name: name }) => name },
  { name: '状態', cell: (row) => <>{stateWords[stateOf(row, now)]}{row.a && '・管理者のみ'}</> },
  { name: '表示の開始', cell: ({ show_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: 'バナー', cell: ({ extra_message: banner }) => banner ?? '—' },
]

/** What the funds' pages tell: shown, to come, taken back. */
export function MessagesPage() {
  const address = useTableAddress()
  const now = useNow()
  const fund = address.filter('fund')
  const [{ data }, refetch] = useQuery({ query: messagesDocument, variables: { fund: fund === '' ? null : fund }, requestPolicy: 'cache-and-network' })
  const view = address.filter('view')
  const text = address.filter('search').normalize('NFKC').trim()
  const all = data?.adminProjectMessages
  const rows = all?.filter((row) => (view === '' ? !row.is_deleted : stateOf(row, now) === view) && `${row.title} ${row.content}`.includes(text))
  const count = (state: State) => all?.filter((row) => stateOf(row, now) === state).length
  const views = [
    { value: '', label: '表示中と表示前' },
    { value: 'coming', label: '表示前', count: count('coming') },
    { value: 'deleted', label: '削除済み', count: count('deleted') },
  ]
  const id = address.filter('id')
  const chosen = all?.find((row) => row.id === id)
  const choose = (next: string) => address.choose('id', next)
  const table = (
    <Panel tight>
      <FilterBar>
        <SelectFilter label="ファンド" name="fund" choices={(data?.projects ?? []).map(({ id: value, name }) => ({ value, label: name }))} address={address} />
        <TextFilter label="件名・本文" name="search" address={address} />
      </FilterBar>
      <DataTable caption="お知らせ" columns={columnsFor(now, choose)} rows={rows?.slice((address.page - 1) * pageSize, address.page * pageSize)} rowKey={(row) => row.id} selected={chosen?.id ?? null} empty="該当するお知らせはありません" />
      <Pager page={address.page} size={pageSize} total={rows?.length ?? 0} onPage={address.setPage} />
    </Panel>
  )
  const isOpen = id === newMessage || chosen !== undefined
  return (
    <AdminPage title="お知らせ" note={rows === undefined ? undefined : `${figure(rows.length)}件　ファンドの詳細ページに表示されます`} actions={<Button variant="filled" onClick={() => choose(newMessage)}>新しいお知らせ</Button>}>
      <ViewTabs name="view" views={views} address={address} />
      {!isOpen || data === undefined ? table : (
        <TwoColumns>
          {table}
          <MessagePanel
            key={chosen === undefined ? newMessage : `${chosen.id} ${chosen.version}`}
            message={chosen ?? null}
            funds={data.projects}
            fundId={fund}
            onClose={() => choose('')}
            onSaved={(saved) => {
              choose(saved)
              refetch({ requestPolicy: 'network-only' })
            }}
          />
        </TwoColumns>
      )}
    </AdminPage>
  )
}

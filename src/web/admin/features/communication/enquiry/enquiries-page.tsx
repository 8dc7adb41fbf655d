import { useQuery } from 'urql'
import { ENQUIRY_TOPICS } from '../../../../../domain/communication/enquiry.ts'
import { TOPIC_WORDS } from '../../../../../domain/communication/guided-case.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { useQueues } from '../../../shell/queues.ts'
import { enquiryTable } from '../../../../../domain/tables/enquiries.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure, shortTime, waitingFor } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { Due } from '../../../ui/due.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { EnquiryPanel } from './enquiry-panel.tsx'
import { enquiriesDocument, type EnquiryRow } from './enquiry-queries.ts'
import { stateWords } from './state-words.ts'

const topicChoices = Object.entries(TOPIC_WORDS).map(([value, label]) => ({ value, label }))

const views = [
  { value: '', label: '未対応' },
  { value: 'answered', label: '回答済み' },
  { value: 'closed', label: '回答なしで終了' },
  { value: 'complaint', label: '苦情の記録' },
  { value: 'all', label: 'すべて' },
] as const

/** The page begins with what waits; the server knows that view by its name, and all of them by none. */
const serverView = (view: string): string => (view === '' ? 'open' : view === 'all' ? '' : view)

const columnsFor = ({ now, onChoose }: { now: number; onChoose: (number: string) => void }): Column<EnquiryRow>[] =>
  pageColumns(enquiryTable, now, {
    number: ({ number }) => <RowOpener onOpen={() => onChoose(number)}>{number}</RowOpener>,
    topic: ({ topic, is_complaint: isComplaint }) => (
      <>
        {topic}
        {isComplaint && topic !== ENQUIRY_TOPICS.complaint && '（苦情）'}
      </>
    ),
    name: ({ name, member_number: number }) => (
      <>
        {name}
        <br />
        <small>{number ?? '会員登録なし'}</small>
      </>
    ),
    state: ({ state }) => stateWords[state] ?? state,
    received: ({ received_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time>,
    due_on: ({ due_on: dueOn, state }) => (dueOn === null || state !== 'open' ? '—' : <Due day={dueOn} now={now} />),
    waiting: ({ received_at: at, state }) => (state === 'open' ? waitingFor(at, now) : '—'),
  })

/** What people wrote to us: who waits longest comes first, and complaints have a register of their own. */
export function EnquiriesPage() {
  const address = useTableAddress()
  const now = useNow()
  const { refetch: recount } = useQueues()
  const filter = { ...filtersOf(enquiryTable, address), view: serverView(address.filter('view')) }
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }, execute] = useQuery({ query: enquiriesDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminEnquiries
  const chosen = address.filter('number')
  const choose = (number: string) => address.choose('number', number)
  const onChange = () => {
    execute({ requestPolicy: 'network-only' })
    recount()
  }
  const columns = columnsFor({ now, onChoose: choose })
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'enquiries', address, columns }}>
        <SelectFilter label="種類" name="topic" choices={topicChoices} address={address} />
        <TextFilter label="受付番号・氏名・本文" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="お問い合わせ"
        columns={columns}
        rows={page?.rows}
        rowKey={({ number }) => number}
        selected={chosen === '' ? null : chosen}
        empty={filter.view === 'open' ? <Done>すべて対応済みです</Done> : '該当するものはありません'}
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  return (
    <AdminPage
      title="お問い合わせ・苦情"
      note={`${page === undefined ? '—' : figure(page.total)}件　原則として3営業日以内に回答します`}
      actions={<CsvButton table={enquiryTable} filter={filter} />}
    >
      <ViewTabs name="view" views={views} address={address} />
      <TableWithDetails table={table} keys={page?.rows.map(({ number }) => number)} chosen={chosen} onChoose={choose}>
        {chosen !== '' && <EnquiryPanel key={chosen} number={chosen} onClose={() => choose('')} onChange={onChange} />}
      </TableWithDetails>
    </AdminPage>
  )
}

import { Link } from 'react-router'
import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { shortFundName } from '../../../../../domain/funds/fund-text.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { applicationTable } from '../../../../../domain/tables/applications.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay, shortTime } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, RowOpener, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter, TypedFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { TableWithDetails } from '../../../ui/table-with-details.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import {
  applicationCountsDocument,
  applicationsDocument,
  fundChoicesDocument,
  type ApplicationRow,
  type ApplicationView,
} from './application-queries.ts'
import { cancelWord, viewWords } from './application-words.ts'
import styles from './applications.module.css'

const viewNames = Object.keys(viewWords) as ApplicationView[]

/** What has come in against what is owed; a dash where nothing is expected any more. */
function paidText({ paid, amount, view }: ApplicationRow): string {
  if (paid === 0 && !['deposit_waiting', 'participating', 'redeemed'].includes(view)) return '—'
  return paid === amount ? figure(paid) : `${figure(paid)}（あと${figure(Math.max(0, amount - paid))}）`
}

function Status({ row, now }: { row: ApplicationRow; now: number }) {
  const reason = cancelWord(row.cancel_reason)
  return (
    <>
      {viewWords[row.view]}
      {reason !== null && <small>（{reason}）</small>}
      {row.early && <small className={styles.early}>優先受付</small>}
      <br />
      <small>{shortTime(row.status_at, now)}</small>
    </>
  )
}

const columnsAt = (now: number, onChoose: (id: string) => void): Column<ApplicationRow>[] =>
  pageColumns(applicationTable, now, {
    number: ({ number, id }) => <RowOpener onOpen={() => onChoose(id)}>{number}</RowOpener>,
    project_name: ({ project_id: id, project_name: name }) => (
      <Link to={`/itoadmintool/funds/${id}`}>{shortFundName(name)}</Link>
    ),
    member: ({ member_number: number, member_name: name }) => (
      <>
        <Link to={`/itoadmintool/members/${number}`}>{name}</Link>
        <br />
        <small>{number}</small>
      </>
    ),
    paid: paidText,
    view: (row) => <Status row={row} now={now} />,
    documents: ({
      contract_delivered_at: delivered,
      contract_confirmed_at: confirmed,
      cooling_off_until: coolingOffUntil,
    }) =>
      delivered === null ? (
        '—'
      ) : (
        <>
          {shortDay(delivered.slice(0, 10), now)}
          <br />
          <small>{confirmed === null ? '未確認' : `確認 ${shortDay(confirmed.slice(0, 10), now)}`}</small>
          {coolingOffUntil !== null && coolingOffUntil >= japanDateOf(new Date(now)) && (
            <>
              <br />
              <small className={styles.until}>解除 {shortDay(coolingOffUntil, now)}まで</small>
            </>
          )}
        </>
      ),
    deadline_at: ({ deadline_at: at, view }) =>
      at === null || !['document_waiting', 'deposit_waiting'].includes(view) ? (
        '—'
      ) : (
        <time dateTime={at}>{shortDay(at.slice(0, 10), now)}</time>
      ),
  })

/** Who has applied where, and how far it has come. */
export function ApplicationsPage() {
  const address = useTableAddress()
  const now = useNow()
  const asked = filtersOf(applicationTable, address)
  // The day's work leads here with the day it is.
  const filter = { ...asked, due: asked.due === 'today' ? japanDateOf(new Date(now)) : asked.due }
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }] = useQuery({ query: applicationsDocument, variables, requestPolicy: 'cache-and-network' })
  const [{ data: counted }] = useQuery({
    query: applicationCountsDocument,
    variables: { project_id: filter.project_id },
  })
  const [{ data: known }] = useQuery({ query: fundChoicesDocument })
  const page = data?.adminApplications
  const counts = new Map(counted?.adminApplicationViews.map((each) => [each.view, each.count]))
  const views = [
    { value: '', label: 'すべて' },
    ...viewNames.map((value) => ({ value, label: viewWords[value], count: counts.get(value) })),
  ]
  const funds = (known?.adminFunds.rows ?? [])
    .filter(({ state }) => state !== 'draft')
    .map(({ id, name }) => ({ value: id, label: name }))
  const choose = (id: string) => address.choose('id', id)
  const chosen = page?.rows.find(({ id }) => id === address.filter('id'))
  const columns = columnsAt(now, choose)
  const table = (
    <Panel tight>
      <FilterBar views={{ table: 'applications', address, columns }}>
        <TextFilter label="申込番号・会員番号・氏名" name="search" address={address} />
        <SelectFilter label="ファンド" name="fund" choices={funds} address={address} />
        <TextFilter label="申込日（開始）" name="from" type="date" address={address} />
        <TextFilter label="申込日（終了）" name="until" type="date" address={address} />
        <TypedFilter
          label="入金期限"
          type="date"
          value={filter.due ?? ''}
          onChange={(due) => address.setFilters({ due })}
        />
        <SelectFilter
          label="優先受付"
          name="early"
          choices={[{ value: 'yes', label: '優先受付だけ' }]}
          address={address}
        />
      </FilterBar>
      <DataTable
        caption="申込"
        columns={columns}
        rows={page?.rows}
        rowKey={({ id }) => id}
        selected={chosen?.id ?? null}
        empty="該当する申込はありません"
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </Panel>
  )
  return (
    <AdminPage
      title="申込"
      note={page === undefined ? undefined : `${figure(page.total)}件　${figure(page.amount)}円`}
      actions={<CsvButton table={applicationTable} filter={filter} />}
    >
      <ViewTabs name="view" views={views} address={address} />
      <TableWithDetails table={table} keys={page?.rows.map(({ id }) => id)} chosen={chosen?.id ?? ''} onChoose={choose}>
        {chosen !== undefined && <ApplicationPanel key={chosen.id} row={chosen} onClose={() => choose('')} />}
      </TableWithDetails>
    </AdminPage>
  )
}

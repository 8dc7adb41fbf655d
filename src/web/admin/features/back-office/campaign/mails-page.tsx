import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { mailTable } from '../../../../../domain/tables/mails.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { mailsDocument, type FundChoice, type MailRow } from './mail-queries.ts'
import { audienceText } from './mail-words.ts'

const views = [
  { value: '', view: 'open', label: '下書きと予約' },
  { value: 'sent', view: 'sent', label: '送信済み' },
  { value: 'canceled', view: 'canceled', label: '取り消し' },
] as const

function columnsAt(now: number, funds: readonly FundChoice[]): Column<MailRow>[] {
  const time = (at: string | null) => (at === null ? '—' : <time dateTime={at}>{shortTime(at, now)}</time>)
  return pageColumns(mailTable, now, {
    title: ({ id, title }) => <Link to={`/itoadmintool/mails/${id}`}>{title}</Link>,
    audience_shown: (row) => audienceText(row, funds),
    sending: ({ send_at: at, sent_at: sentAt }) => time(sentAt ?? at),
    delivered_shown: ({ delivery }) =>
      delivery === null ? '—' : `${figure(delivery.delivered)}／${figure(delivery.recipients)}`,
    undeliverable_shown: ({ delivery }) => (delivery === null ? '—' : figure(delivery.undeliverable)),
    updated: ({ updated_at: at, updated_by: by }) => (
      <>
        {by}　{time(at)}
      </>
    ),
  })
}

/** Mails from the operator to many: being written, waiting for their time, sent. */
export function MailsPage() {
  const address = useTableAddress()
  const now = useNow()
  const { view } = views.find(({ value }) => value === address.filter('view')) ?? views[0]
  const filter = { ...filtersOf(mailTable, address), view }
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }] = useQuery({ query: mailsDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminMailPage
  const counts = { open: page?.open_count, sent: page?.sent_count, canceled: page?.canceled_count }
  const columns = columnsAt(now, data?.projects ?? [])
  return (
    <AdminPage
      title="メール配信"
      note="送信の予約は、送信が始まるまで取り消せます"
      actions={
        <>
          <CsvButton table={mailTable} filter={filter} />
          <LinkButton variant="filled" to="/itoadmintool/mails/new">
            新しいメール
          </LinkButton>
        </>
      }
    >
      <ViewTabs name="view" views={views.map((each) => ({ ...each, count: counts[each.view] }))} address={address} />
      <Panel tight>
        <FilterBar views={{ table: 'mails', address, columns }}>
          <TextFilter label="件名・本文" name="search" address={address} />
        </FilterBar>
        <DataTable
          caption="メール配信"
          columns={columns}
          rows={page?.rows}
          rowKey={({ id }) => id}
          empty={view === 'open' && filter.search === null ? '下書きも予約もありません' : '該当するメールはありません'}
          address={address}
        />
        <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
      </Panel>
    </AdminPage>
  )
}

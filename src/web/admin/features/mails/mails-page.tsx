import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { AdminPage, Panel } from '../../ui/admin-page.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { ViewTabs } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useTableAddress } from '../../ui/table-address.ts'
import { mailsDocument, type FundChoice, type MailRow } from './mail-queries.ts'
import { audienceText, mailStateWords } from './mail-words.ts'

const views = [
  { value: '', label: '下書きと予約', states: ['draft', 'scheduled', 'sending'] },
  { value: 'sent', label: '送信済み', states: ['sent'] },
  { value: 'canceled', label: '取り消し', states: ['canceled'] },
] as const

const pageSize = 50

function columnsAt(now: number, funds: readonly FundChoice[]): Column<MailRow>[] {
  const time = (at: string | null) => (at === null ? '—' : <time dateTime={at}>{shortTime(at, now)}</time>)
  return [
    { name: '件名', cell: ({ id, title }) => <Link to={`/itoadmintool/mails/${id}`}>{title}</Link> },
    { name: '状態', cell: ({ state }) => mailStateWords[state] },
    { name: '宛先', cell: (row) => audienceText(row, funds) },
    { name: '送信日時', cell: ({ send_at: at, sent_at: sentAt }) => time(sentAt ?? at) },
    { name: '送信（人）', align: 'right', cell: ({ delivery }) => (delivery === null ? '—' : `${figure(delivery.delivered)}／${figure(delivery.recipients)}`) },
    { name: '不達（人）', align: 'right', cell: ({ delivery }) => (delivery === null ? '—' : figure(delivery.undeliverable)) },
    { name: '更新', cell: ({ updated_at: at, updated_by: by }) => <>{by}　{time(at)}</> },
  ]
}

/** Mails from the operator to many: being written, waiting for their time, sent. */
export function MailsPage() {
  const address = useTableAddress()
  const now = useNow()
  const [{ data }] = useQuery({ query: mailsDocument, requestPolicy: 'cache-and-network' })
  const view = views.find(({ value }) => value === address.filter('view')) ?? views[0]
  const inView = (states: readonly string[]) => data?.adminMails.filter(({ state }) => states.includes(state))
  const rows = inView(view.states)
  const tabs = views.map(({ value, label, states }) => ({ value, label, count: inView(states)?.length }))
  return (
    <AdminPage title="メール配信" note="送信の予約は、送信が始まるまで取り消せます" actions={<LinkButton variant="filled" to="/itoadmintool/mails/new">新しいメール</LinkButton>}>
      <ViewTabs name="view" views={tabs} address={address} />
      <Panel tight>
        <DataTable
          caption="メール配信"
          columns={columnsAt(now, data?.projects ?? [])}
          rows={rows?.slice((address.page - 1) * pageSize, address.page * pageSize)}
          rowKey={({ id }) => id}
          empty={view.value === '' ? '下書きも予約もありません' : '該当するメールはありません'}
        />
        <Pager page={address.page} size={pageSize} total={rows?.length ?? 0} onPage={address.setPage} />
      </Panel>
    </AdminPage>
  )
}

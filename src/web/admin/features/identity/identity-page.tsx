import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { graphql, type ResultOf } from '../../../gql/graphql.ts'
import { Button } from '../../../ui/button.tsx'
import { AdminPage, Panel } from '../../ui/admin-page.tsx'
import { figure, shortTime, waitingFor } from '../../ui/admin-format.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { ViewTabs } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { identityMethodWords, identityStatusWords, wordOf } from '../../../../domain/people-words.ts'
import { useTableAddress } from '../../ui/table-address.ts'
import { useAct } from '../../ui/use-act.tsx'

const checksDocument = graphql(`
  query IdentityChecks($view: String, $sort: String, $descending: Boolean, $page: Int) {
    adminIdentityChecks(view: $view, sort: $sort, descending: $descending, page: $page) {
      total
      rows { id member_number name status method started_at status_at reasons is_verified }
    }
  }
`)

const askAgainDocument = graphql(`
  mutation AskIdentityAgain($number: String!) {
    adminAskIdentityAgain(number: $number) { ok }
  }
`)

type Check = ResultOf<typeof checksDocument>['adminIdentityChecks']['rows'][number]

const views = [
  { value: '', label: 'すべて' },
  { value: 'submitted', label: '審査中' },
  { value: 'failed', label: 'やり直しが必要' },
  { value: 'approved', label: '完了' },
] as const

function columnsFor({ now, view, onAsk }: { now: number; view: string; onAsk: (number: string) => void }): Column<Check>[] {
  return [
    { name: '会員', cell: (check) => <Link to={`/itoadmintool/members/${check.member_number}`}>{check.member_number}　{check.name}</Link> },
    { name: '状態', cell: ({ status }) => wordOf(identityStatusWords, status) },
    { name: '方法', cell: ({ method }) => wordOf(identityMethodWords, method) },
    { name: '理由', cell: ({ reasons }) => reasons ?? '—' },
    { name: '開始', sort: 'started', cell: ({ started_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
    { name: '最後の動き', sort: 'changed', cell: ({ status_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
    ...(view === 'submitted' ? [{ name: '待ち', align: 'right', cell: ({ status_at: at }: Check) => waitingFor(at, now) } as const] : []),
    ...(view === 'failed'
      ? [{ name: '案内', cell: ({ member_number: number, name }: Check) => <Button size="small" aria-label={`${name} 様へ案内を送る`} onClick={() => onAsk(number)}>案内を送る</Button> }]
      : []),
  ]
}

/** Identity checks: what the service is reviewing, why it refused, and whom to ask once more. */
export function IdentityPage() {
  const address = useTableAddress()
  const now = useNow()
  const view = address.filter('view')
  const [{ data }] = useQuery({
    query: checksDocument,
    variables: { view, sort: address.sort, descending: address.descending, page: address.page },
    requestPolicy: 'cache-and-network',
  })
  const ask = useAct(askAgainDocument, { name: '本人確認の案内', done: '本人確認の案内をメールで送りました。' })
  const page = data?.adminIdentityChecks
  const columns = columnsFor({ now, view, onAsk: (number) => void ask.run({ number }) })
  return (
    <AdminPage title="本人確認" note={page === undefined ? undefined : `${figure(page.total)}件　審査は本人確認サービスが行い、結果はここに届きます`}>
      <ViewTabs name="view" views={views} address={address} />
      <Panel tight>
        <DataTable caption="本人確認" columns={columns} rows={page?.rows} rowKey={({ id }) => id} empty={view === 'submitted' ? '審査中のものはありません' : '該当するものはありません'} address={address} />
        <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
      </Panel>
      {ask.dialog}
    </AdminPage>
  )
}

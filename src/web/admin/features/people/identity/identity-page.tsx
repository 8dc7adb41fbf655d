import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { identityCheckSummaryColumns } from '../../../gql/selections.ts'
import { Button } from '../../../../ui/button.tsx'
import { useQueues } from '../../../shell/queues.ts'
import { identityTable } from '../../../../../domain/tables/identity-checks.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { figure, waitingFor } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { Due } from '../../../ui/due.tsx'
import { FilterBar, SelectFilter, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { identityMethodWords, identityStatusWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { CampaignPanel } from './campaign-panel.tsx'

const checksDocument = graphql(
  `
  query IdentityChecks($filter: IdentityFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminIdentityChecks(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows { ...IdentityCheckSummaryColumns id member_number name is_verified reference review_due_on }
    }
  }
`,
  [identityCheckSummaryColumns],
)

const askAgainDocument = graphql(`
  mutation AskIdentityAgain($number: String!) {
    adminAskIdentityAgain(number: $number) { ok }
  }
`)

const askServiceDocument = graphql(`
  mutation AskIdentityService($id: ID!) {
    adminAskIdentityService(id: $id)
  }
`)

type Check = ResultOf<typeof checksDocument>['adminIdentityChecks']['rows'][number]

const views = [
  { value: '', label: 'すべて' },
  { value: 'submitted', label: '審査中' },
  { value: 'failed', label: 'やり直しが必要' },
  { value: 'approved', label: '完了' },
  { value: 'methods', label: '方法の終了' },
] as const

const methods = Object.entries(identityMethodWords).map(([value, label]) => ({ value, label }))

function AskAgain({ check }: { check: Check }) {
  return (
    <AskedAct
      document={askAgainDocument}
      variables={{ number: check.member_number }}
      words={{ name: '本人確認の案内', done: '本人確認の案内をメールで送りました。' }}
      button="案内を送る"
      label={`${check.name} 様へ案内を送る`}
      size="small"
      question="本人確認の案内を送りますか"
      facts={[
        {
          label: '送信対象',
          value: (
            <>
              <b>1人</b>　{check.name} 様（{check.member_number}）
            </>
          ),
        },
        { label: '内容', value: 'もう一度、本人確認をお願いするメール' },
        {
          label: '前回の結果',
          value: `${wordOf(identityStatusWords, check.status)}${check.reasons === null ? '' : `（${check.reasons}）`}`,
        },
      ]}
      confirm="メールで送る"
    />
  )
}

/** The review is the service's: what can be done here is to ask it. */
function AskService({ check, onAnswer }: { check: Check; onAnswer: () => void }) {
  const act = useAct(askServiceDocument, {
    name: '本人確認サービスへの照会',
    done: '本人確認サービスへ照会しました。',
    onDone: onAnswer,
  })
  return (
    <>
      <Button
        size="small"
        loading={act.busy}
        aria-label={`${check.name} 様の審査を照会する`}
        onClick={() => void act.run({ id: check.id })}
      >
        照会する
      </Button>
      {act.dialog}
    </>
  )
}

const columnsFor = (now: number, view: string, onAnswer: () => void): Column<Check>[] =>
  pageColumns(identityTable, now, {
    member: (check) => (
      <Link to={`/itoadmintool/members/${check.member_number}`}>
        {check.member_number}　{check.name}
      </Link>
    ),
    ...(view === 'submitted' && { reasons: null }),
    waiting: view === 'submitted' ? ({ status_at: at }) => waitingFor(at, now) : null,
    review_due:
      view === 'submitted' ? ({ review_due_on: on }) => (on === null ? '—' : <Due day={on} now={now} />) : null,
    reference: view === 'submitted' ? ({ reference }) => <span className="no-break">{reference}</span> : null,
    ask_service: view === 'submitted' ? (check) => <AskService check={check} onAnswer={onAnswer} /> : null,
    ask_again: view === 'failed' ? (check) => <AskAgain check={check} /> : null,
  })

/** Identity checks: what the service is reviewing, why it refused, and whom to ask once more; and what is left until a method ends. */
export function IdentityPage() {
  const address = useTableAddress()
  if (address.filter('view') !== 'methods') return <ChecksPage address={address} />
  return (
    <AdminPage title="本人確認" note="画像による方法が終わる日までに残っていること">
      <ViewTabs name="view" views={views} address={address} />
      <CampaignPanel />
    </AdminPage>
  )
}

function ChecksPage({ address }: { address: ReturnType<typeof useTableAddress> }) {
  const now = useNow()
  const filter = filtersOf(identityTable, address)
  const view = filter.view ?? ''
  const { refetch: recount } = useQueues()
  const [{ data }, refetch] = useQuery({
    query: checksDocument,
    variables: { filter, sort: address.sort, descending: address.descending, page: address.page },
    requestPolicy: 'cache-and-network',
  })
  const page = data?.adminIdentityChecks
  const columns = columnsFor(now, view, () => {
    refetch({ requestPolicy: 'network-only' })
    recount()
  })
  return (
    <AdminPage
      title="本人確認"
      note={`${page === undefined ? '—' : figure(page.total)}件　審査は本人確認サービスが行います。目安の日を過ぎたものは照会してください`}
      actions={<CsvButton table={identityTable} filter={filter} />}
    >
      <ViewTabs name="view" views={views} address={address} />
      <Panel tight>
        <FilterBar views={{ table: 'identity', address, columns }}>
          <SelectFilter label="方法" name="method" choices={methods} address={address} />
          <TextFilter label="会員（氏名・番号）" name="search" address={address} />
        </FilterBar>
        <DataTable
          caption="本人確認"
          columns={columns}
          rows={page?.rows}
          rowKey={({ id }) => id}
          empty={
            filter.search === null && filter.method === null && (view === 'submitted' || view === 'failed') ? (
              <Done>{view === 'submitted' ? '審査中のものはありません' : 'やり直しが必要なものはありません'}</Done>
            ) : (
              '該当するものはありません'
            )
          }
          address={address}
        />
        <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
      </Panel>
    </AdminPage>
  )
}

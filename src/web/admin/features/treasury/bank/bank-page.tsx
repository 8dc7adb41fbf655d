import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { wordOf } from '../../../../../domain/people/people-words.ts'
import { toFailure } from '../../../../gql/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { accountTable, VIRTUAL_ACCOUNT_STATUS } from '../../../../../domain/tables/accounts.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { ApplicationLink, FundLink } from '../../../ui/record-links.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { useAct } from '../../../ui/use-act.tsx'
import {
  accountPoolDocument,
  issueAccountsDocument,
  startLinkDocument,
  subscriptionDocument,
  type PoolAccount,
} from './bank-queries.ts'
import styles from './bank.module.css'

const filterChoices = [
  { value: 'free', label: '空き' },
  { value: 'assigned', label: '割り当て中・休止中' },
  ...Object.entries(VIRTUAL_ACCOUNT_STATUS).map(([value, label]) => ({ value, label })),
]

const columnsAt = (now: number): readonly Column<PoolAccount>[] =>
  pageColumns(accountTable, now, {
    account_number: (row) => (
      <>
        <span className={styles.number}>{row.account_number}</span>
        <br />
        <small className="no-break">
          {row.branch_name}（{row.branch_cd}）
        </small>
      </>
    ),
    status: (row) =>
      row.status === 'usable'
        ? row.holder === null
          ? '空き'
          : '割り当て中'
        : wordOf(VIRTUAL_ACCOUNT_STATUS, row.status),
    project: ({ holder }) =>
      holder === null ? '—' : <FundLink id={holder.project_id}>{holder.project_name}</FundLink>,
    application: ({ holder }) =>
      holder === null ? '—' : <ApplicationLink number={holder.application_number} id={holder.invest_id} />,
    rests: ({ holder }) =>
      holder === null ? (
        '—'
      ) : (
        <time dateTime={holder.rests_until}>{shortDay(japanDateOf(new Date(holder.rests_until)), now)}</time>
      ),
  })

/** The link to the company's bank, its notices, and the pool of virtual accounts. */
export function BankPage() {
  const address = useTableAddress()
  const columns = columnsAt(useNow())
  const filter = filtersOf(accountTable, address)
  const [{ data }, refetch] = useQuery({
    query: accountPoolDocument,
    variables: { filter, sort: address.sort, descending: address.descending, page: address.page },
    requestPolicy: 'network-only',
  })
  const pool = data?.adminAccountPool
  return (
    <AdminPage
      title="銀行連携"
      note="会社口座との連携状況と、入金を受け取る振込入金口座"
      actions={<CsvButton table={accountTable} filter={filter} />}
    >
      <TwoColumns>
        <Panel
          title="振込入金口座"
          note={pool === undefined ? '—' : `空き ${figure(pool.free)}口座／利用できる ${figure(pool.usable)}口座`}
          tight
        >
          <FilterBar views={{ table: 'accounts', address, columns }}>
            <SelectFilter label="状態" name="status" address={address} choices={filterChoices} />
            <TextFilter label="口座番号・口座ID" name="search" address={address} />
          </FilterBar>
          <DataTable
            caption="振込入金口座"
            columns={columns}
            rows={pool?.rows}
            rowKey={({ id }) => id}
            empty="該当する口座はありません"
            address={address}
          />
          <Pager page={address.page} size={50} total={pool?.total ?? 0} onPage={address.setPage} />
        </Panel>
        <div className={styles.stack}>
          <LinkPanel />
          <IssuePanel free={pool?.free} onIssued={() => refetch({ requestPolicy: 'network-only' })} />
        </div>
      </TwoColumns>
    </AdminPage>
  )
}

/** By the bank's own names. */
const noticeTypes = { 'va-deposit-transaction': '振込入金口座への入金' } as const

/** Whether the bank is linked and sends its notices; the way to link it is the same again. */
function LinkPanel() {
  const [{ data, error, fetching }] = useQuery({ query: subscriptionDocument, requestPolicy: 'network-only' })
  const act = useAct(startLinkDocument, {
    name: '銀行連携の認可',
    done: '銀行の画面へ移ります。',
    onDone: ({ startBankLink }) => window.location.assign(startBankLink.url),
  })
  const subscription = data?.subscriptionStatus
  const isLinked = subscription !== null && subscription !== undefined
  const isOn = subscription?.subscribeStatus === '1'
  return (
    <Panel title="認可と通知">
      <div className={styles.stack}>
        {fetching && <Skeleton shape="block" />}
        {!fetching && error !== undefined && (
          <Notice tone="warning" title={toFailure(error).message}>
            入金の読み取りは数分ごとに自動で繰り返します。
          </Notice>
        )}
        {!fetching && error === undefined && (
          <FactList
            facts={[
              { label: '銀行との連携', value: isLinked ? '認可済み' : <b className={styles.off}>未認可</b> },
              { label: '入金の通知', value: !isLinked ? '—' : isOn ? '受信中' : <b className={styles.off}>停止中</b> },
              ...(isLinked ? [{ label: '通知の種類', value: wordOf(noticeTypes, subscription.eventType) }] : []),
            ]}
          />
        )}
        {isLinked && !isOn && (
          <Notice tone="warning" title="通知は自動で再開します">
            通知が止まっていても、入金は数分ごとの読み取りで見つかります。
          </Notice>
        )}
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <p className={styles.text}>
          銀行の画面で会社の口座への接続を許可します。10分以内に、この画面を開いたブラウザで終えてください。
        </p>
        <Button
          variant={isLinked || fetching ? 'outlined' : 'filled'}
          loading={act.busy}
          onClick={() => void act.run({})}
        >
          {isLinked ? 'もう一度認可する' : '銀行の認可を始める'}
        </Button>
      </div>
      {act.dialog}
    </Panel>
  )
}

const accountsPerOrder = 100

function IssuePanel({ free, onIssued }: { free: number | undefined; onIssued: () => void }) {
  const accounts = free === undefined ? '—' : `${figure(free)}口座`
  return (
    <Panel title="口座の発行">
      <div className={styles.stack}>
        <FactList facts={[{ label: '空きの口座', value: accounts }]} />
        <p className={styles.text}>
          申込ごとに1口座を割り当てます。足りなくなる前に自動で発行されますが、大きな募集の前には手でも発行できます。
        </p>
        <AskedAct
          document={issueAccountsDocument}
          variables={{}}
          words={{ name: '振込入金口座の発行', done: '振込入金口座を発行しました。', onDone: onIssued }}
          button={`${accountsPerOrder}口座を発行する`}
          question={`振込入金口座を${accountsPerOrder}口座発行しますか`}
          facts={[
            { label: '発行', value: <b>{accountsPerOrder}口座</b> },
            {
              label: '空きの口座',
              value: free === undefined ? '—' : `${accounts} → ${figure(free + accountsPerOrder)}口座`,
            },
            { label: '影響する会員', value: '0人（申込のときに割り当てます）' },
            { label: '金額', value: '0円（お金は動きません）' },
          ]}
          confirm="発行する"
        >
          <p>会社の銀行に発行を依頼します。発行した口座は、使われるまで残ります。</p>
        </AskedAct>
      </div>
    </Panel>
  )
}

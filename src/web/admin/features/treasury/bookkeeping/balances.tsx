import { useNavigate } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { balanceList } from '../../../../../domain/tables/ledger.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Differences } from './differences.tsx'
import styles from './ledger.module.css'
import { balancesDocument, proposeOpeningDocument, type Balance, type Reconciliation } from './ledger-queries.ts'

const sumOf = (rows: readonly Balance[]): number => rows.reduce((sum, { balance }) => sum + balance, 0)

const columnsFor = (rows: readonly Balance[], now: number): Column<Balance>[] =>
  pageColumns(balanceList, now, {
    account: { cell: ({ account }) => account, foot: '計' },
    balance: { cell: ({ balance }) => figure(balance), foot: figure(sumOf(rows)) },
  })

/** What we have and what we owe, and the bank's own balance explained line by line down to zero. */
export function Balances() {
  const now = useNow()
  const [{ data }] = useQuery({ query: balancesDocument, requestPolicy: 'network-only' })
  const rows = data?.adminLedgerBalances
  const [assets, debts] = [rows?.filter((row) => row.is_asset), rows?.filter((row) => !row.is_asset)]
  const gap = rows === undefined ? 0 : sumOf(assets ?? []) - sumOf(debts ?? [])
  return (
    <>
      <div className={styles.sides}>
        <Panel title="資産" note="単位：円" tight>
          <DataTable
            caption="資産"
            columns={columnsFor(assets ?? [], now)}
            rows={assets}
            rowKey={({ kind }) => kind}
            empty="残高はありません"
          />
        </Panel>
        <Panel title="負債と出資" note={gap === 0 ? '資産と一致しています' : `資産との差 ${figure(gap)}円`} tight>
          <DataTable
            caption="負債と出資"
            columns={columnsFor(debts ?? [], now)}
            rows={debts}
            rowKey={({ kind }) => kind}
            empty="残高はありません"
          />
        </Panel>
      </div>
      {data !== undefined && data.adminStatementDifferences.length > 0 && (
        <Differences rows={data.adminStatementDifferences} />
      )}
      {data?.adminBankReconciliation.map((account) => (
        <BankPanel key={account.account_id} account={account} />
      ))}
      {data?.adminBankReconciliation.length === 0 && (
        <Panel title="銀行との突合">
          <p>銀行の明細は、まだ読み取っていません。</p>
        </Panel>
      )}
    </>
  )
}

function BankPanel({ account }: { account: Reconciliation }) {
  const now = useNow()
  const rows = account.is_opened ? openedRows(account) : unopenedRows(account)
  const isSound = account.difference === 0
  return (
    <Panel
      title={`銀行との突合　${account.account_text}`}
      note={
        <>
          明細の変化を読み取った日時　<time dateTime={account.read_at}>{shortTime(account.read_at, now)}</time>
        </>
      }
    >
      {!account.is_opened && <OpeningNotice account={account} />}
      <table className={styles.reconciliation}>
        <caption className="visually-hidden">銀行の残高を、帳簿の残高で説明します（円）</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{figure(row.amount)}円</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">上の合計</th>
            <td>{figure(rows.reduce((sum, { amount }) => sum + amount, 0))}円</td>
          </tr>
          <tr>
            <th scope="row">銀行の残高</th>
            <td>{figure(account.balance)}円</td>
          </tr>
          <tr data-off={isSound ? undefined : ''}>
            <th scope="row">差額</th>
            <td>
              {figure(account.difference)}円{isSound ? '（一致）' : '（不一致）'}
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

interface Row {
  name: string
  /** Whole yen. */
  amount: number
}

const waitingRow = ({ waiting, waiting_count: count }: Reconciliation): Row => ({
  name: `まだ帳簿にない入出金（${figure(count)}件）`,
  amount: waiting,
})

/** The books hold what the bank holds. */
function openedRows(account: Reconciliation): Row[] {
  return [
    { name: '帳簿の残高', amount: account.book },
    waitingRow(account),
    ...(account.ahead === 0 ? [] : [{ name: 'まだ銀行の明細にない入出金', amount: -account.ahead }]),
  ]
}

/** Until the opening is booked, only what moved can be compared. */
function unopenedRows(account: Reconciliation): Row[] {
  return [
    { name: '最初に読み取った残高（帳簿に未記録）', amount: account.opening },
    { name: 'その後、帳簿に記録した入出金', amount: account.booked },
    waitingRow(account),
  ]
}

function OpeningNotice({ account }: { account: Reconciliation }) {
  const navigate = useNavigate()
  return (
    <Notice tone="warning" title="口座の開始残高が、まだ帳簿にありません">
      <p>
        帳簿の残高は{figure(account.book)}
        円で、銀行の残高と異なります。開始残高を記録するまで、分配金と元本は支払えません。
      </p>
      <AskedAct
        document={proposeOpeningDocument}
        variables={{ account: account.account_id }}
        words={{
          name: '開始残高の記録',
          done: '開始残高の記録を提案しました。ほかの運営者が承認すると、帳簿に記録されます。',
          onDone: ({ proposeBankOpening: { id } }) => void navigate(`/itoadmintool/approvals?id=${id}`),
        }}
        button="開始残高の記録を提案する"
        question="口座の開始残高の記録を提案しますか？"
        facts={[{ label: '最初に読み取った残高', value: `${figure(account.opening)}円` }]}
        confirm="提案する"
      >
        <p>このうち帳簿に記録していない額が、運営者の資金になります。ほかの運営者が承認すると、帳簿に記録されます。</p>
      </AskedAct>
    </Notice>
  )
}

import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { Panel } from '../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import styles from './ledger.module.css'
import { balancesDocument, type Balance, type Reconciliation } from './ledger-queries.ts'

const sumOf = (rows: readonly Balance[]): number => rows.reduce((sum, { balance }) => sum + balance, 0)

const columnsFor = (rows: readonly Balance[]): Column<Balance>[] => [
  { name: '勘定', cell: ({ account }) => account, foot: '計' },
  { name: '残高（円）', align: 'right', cell: ({ balance }) => figure(balance), foot: figure(sumOf(rows)) },
  { name: '内訳の数', align: 'right', cell: ({ owners }) => figure(owners) },
]

/** What we have and what we owe, and the bank's own balance explained line by line down to zero. */
export function Balances() {
  const [{ data }] = useQuery({ query: balancesDocument, requestPolicy: 'network-only' })
  const rows = data?.adminLedgerBalances
  const [assets, debts] = [rows?.filter((row) => row.is_asset), rows?.filter((row) => !row.is_asset)]
  const gap = rows === undefined ? 0 : sumOf(assets ?? []) - sumOf(debts ?? [])
  return (
    <>
      <div className={styles.sides}>
        <Panel title="資産" note="単位：円" tight>
          <DataTable caption="資産" columns={columnsFor(assets ?? [])} rows={assets} rowKey={({ kind }) => kind} empty="残高はありません" />
        </Panel>
        <Panel title="負債と出資" note={gap === 0 ? '資産と一致しています' : `資産との差 ${figure(gap)}円`} tight>
          <DataTable caption="負債と出資" columns={columnsFor(debts ?? [])} rows={debts} rowKey={({ kind }) => kind} empty="残高はありません" />
        </Panel>
      </div>
      {data?.adminBankReconciliation.map((account) => <BankPanel key={account.account_id} account={account} />)}
      {data?.adminBankReconciliation.length === 0 && <Panel title="銀行との突合"><p>銀行の明細は、まだ読み取っていません。</p></Panel>}
    </>
  )
}

function BankPanel({ account }: { account: Reconciliation }) {
  const now = useNow()
  const rows = [
    { name: '突合を始めた時の残高', amount: account.opening },
    { name: 'その後、帳簿に記録した入出金', amount: account.booked },
    { name: `まだ帳簿にない入出金（${figure(account.waiting_count)}件）`, amount: account.waiting },
  ]
  const isSound = account.difference === 0
  return (
    <Panel title="銀行との突合" note={<>明細の変化を読み取った日時　<time dateTime={account.read_at}>{shortTime(account.read_at, now)}</time></>}>
      <table className={styles.reconciliation}>
        <caption className="visually-hidden">銀行の残高を、帳簿の入出金で説明します（円）</caption>
        <tbody>
          {rows.map((row) => <tr key={row.name}><th scope="row">{row.name}</th><td>{figure(row.amount)}円</td></tr>)}
        </tbody>
        <tfoot>
          <tr><th scope="row">上の合計</th><td>{figure(account.opening + account.booked + account.waiting)}円</td></tr>
          <tr><th scope="row">銀行の残高</th><td>{figure(account.balance)}円</td></tr>
          <tr data-off={isSound ? undefined : ''}><th scope="row">差額</th><td>{figure(account.difference)}円{isSound ? '（一致）' : '（不一致）'}</td></tr>
        </tfoot>
      </table>
    </Panel>
  )
}

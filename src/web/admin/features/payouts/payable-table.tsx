import { useNow } from '../../../app/now.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Pager } from '../../ui/pager.tsx'
import type { TableAddress } from '../../ui/table-address.ts'
import type { Payable } from './payout-queries.ts'
import { holdText, kindText, maskedAccount, payableKey, problemText } from './payout-words.ts'
import styles from './payouts.module.css'

interface PayableTableProps {
  /** Undefined while loading. */
  rows: readonly Payable[] | undefined
  address: TableAddress
  chosen: ReadonlySet<string>
  onChoose: (keys: readonly string[], isChosen: boolean) => void
}

const pageSize = 100

/** What keeps it from being paid, or what went wrong the last time. */
function State({ row, now }: { row: Payable; now: number }) {
  return (
    <div className={styles.state}>
      {row.hold === null ? <span className={styles.account}>支払えます</span> : <Tag tone="warning">{holdText[row.hold]}</Tag>}
      {row.held_until !== null && <small><time dateTime={row.held_until}>{shortTime(row.held_until, now)}</time>から支払えます</small>}
      {row.last_problem !== null && <small className={styles.problem}>前回：{problemText(row.last_problem)}</small>}
    </div>
  )
}

function columnsFor({ rows, chosen, onChoose, now }: Omit<PayableTableProps, 'address'> & { now: number }): Column<Payable>[] {
  const total = (rows ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return [
    {
      name: '会員',
      foot: `${figure(rows?.length ?? 0)}件の合計`,
      cell: (row) => (
        <label className={styles.choice}>
          <input type="checkbox" checked={chosen.has(payableKey(row))} disabled={row.hold !== null} onChange={({ target }) => onChoose([payableKey(row)], target.checked)} />
          {row.member_name}
        </label>
      ),
    },
    { name: '内容', cell: (row) => <>{kindText[row.kind]}{row.kind === 'refund' && <small className={styles.quiet}>{row.reason_text}</small>}</> },
    { name: 'ファンド', cell: (row) => row.project_name },
    { name: '金額（円）', align: 'right', cell: (row) => figure(row.amount), foot: figure(total) },
    { name: '受取口座', cell: (row) => (row.payee === null ? '—' : <span className={styles.account}>{maskedAccount(row.payee)}</span>) },
    { name: '発生', cell: (row) => <time dateTime={row.owed_since}>{shortTime(row.owed_since, now)}</time> },
    { name: '状態', cell: (row) => <State row={row} now={now} /> },
  ]
}

/** Oldest first; only what can be paid can be chosen. */
export function PayableTable({ rows, address, chosen, onChoose }: PayableTableProps) {
  const now = useNow()
  const shown = rows?.slice((address.page - 1) * pageSize, address.page * pageSize)
  const ready = rows?.filter(({ hold }) => hold === null) ?? []
  const isEveryChosen = ready.length > 0 && ready.every((row) => chosen.has(payableKey(row)))
  return (
    <>
      {ready.length > 0 && (
        <label className={styles.chooseAll}>
          <input type="checkbox" checked={isEveryChosen} onChange={({ target }) => onChoose(ready.map(payableKey), target.checked)} />
          表示中の支払えるもの{figure(ready.length)}件をすべて選ぶ
        </label>
      )}
      <DataTable
        caption="支払い待ち"
        isEdited
        columns={columnsFor({ rows, chosen, onChoose, now })}
        rows={shown}
        rowKey={payableKey}
        empty="支払い待ちはありません"
        tone={(row) => (row.last_problem !== null ? 'refused' : row.hold !== null ? 'held' : undefined)}
      />
      <Pager page={address.page} size={pageSize} total={rows?.length ?? 0} onPage={address.setPage} />
    </>
  )
}

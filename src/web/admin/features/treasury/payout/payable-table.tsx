import { Link } from 'react-router'
import { PAYOUT_HOLDS } from '../../../../../domain/treasury/payout-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { figure, shortDay, shortTime } from '../../../ui/admin-format.ts'
import { payableTable } from '../../../../../domain/tables/payables.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { MemberLink } from '../../../ui/record-links.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import type { Payable, PayablePage } from './payout-queries.ts'
import { kindText, maskedAccount, payableKey, problemText } from './payout-words.ts'
import styles from './payouts.module.css'

interface PayableColumns {
  /** Undefined while loading. */
  payables: PayablePage | undefined
  chosen: ReadonlyMap<string, Payable>
  onChoose: (rows: readonly Payable[], isChosen: boolean) => void
}

interface PayableTableProps {
  payables: PayablePage | undefined
  columns: readonly Column<Payable>[]
  address: TableAddress
  /** All that the filter finds and that can be paid, on every page. */
  onChooseAll: () => void
}

const pageSize = 50

/** Since when the member's account is missing, and what he was told. */
function Waiting({ unclaimed, now }: { unclaimed: NonNullable<Payable['unclaimed']>; now: number }) {
  const {
    days,
    told_on: remindedOn,
    next_told_on: nextReminderOn,
    letter_on: letterOn,
    needs_letter: needsLetter,
  } = unclaimed
  return (
    <div className={styles.state}>
      <small>口座待ち {figure(days)}日</small>
      <small>{remindedOn === null ? 'お知らせ前' : `お知らせ ${shortDay(remindedOn, now)}`}</small>
      <small>次回 {shortDay(nextReminderOn, now)}</small>
      {letterOn !== null && <small>手紙 {shortDay(letterOn, now)} 発送</small>}
      {needsLetter && <small className={styles.problem}>手紙が必要です</small>}
    </div>
  )
}

/** What keeps it from being paid, or what went wrong the last time. */
function State({ row, now }: { row: Payable; now: number }) {
  return (
    <div className={styles.state}>
      {row.hold === null ? (
        <span className={styles.account}>支払えます</span>
      ) : (
        <Tag tone="warning">{PAYOUT_HOLDS[row.hold]}</Tag>
      )}
      {row.held_until !== null && (
        <small>
          <time dateTime={row.held_until}>{shortTime(row.held_until, now)}</time>から支払えます
        </small>
      )}
      {row.last_problem !== null && <small className={styles.problem}>前回：{problemText(row.last_problem)}</small>}
    </div>
  )
}

/** A distribution's own day; a refund is owed at once. */
function PayDay({ row, now }: { row: Payable; now: number }) {
  if (row.pay_on === null) return '—'
  return (
    <>
      <time className="no-break" dateTime={row.pay_on}>
        {shortDay(row.pay_on, now)}
      </time>
      {row.is_overdue && <small className={styles.problem}>支払日を過ぎています</small>}
    </>
  )
}

export function payableColumns({ payables, chosen, onChoose }: PayableColumns, now: number): Column<Payable>[] {
  return pageColumns(payableTable, now, {
    member_name: {
      foot: `${figure(payables?.total ?? 0)}件の合計`,
      cell: (row) => (
        <>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.has(payableKey(row))}
              disabled={row.hold !== null}
              onChange={({ target }) => onChoose([row], target.checked)}
            />
            {row.member_name}
          </label>
          <small>
            <MemberLink id={row.member_id}>会員のページ</MemberLink>
          </small>
        </>
      ),
    },
    content: (row) => (
      <>
        {kindText[row.kind]}
        {row.kind === 'refund' && <small className={styles.quiet}>{row.reason_text}</small>}
        {row.unclaimed !== null && <Waiting unclaimed={row.unclaimed} now={now} />}
      </>
    ),
    amount: { cell: (row) => figure(row.amount), foot: figure(payables?.yen ?? 0) },
    payee: (row) => (
      <>
        {row.payee === null ? '—' : <span className={styles.account}>{maskedAccount(row.payee)}</span>}
        {row.payer_differs && (
          <small className={styles.problem}>
            名義の違う入金　<Link to={`/itoadmintool/payouts/refunds/${row.id}`}>返金先を決める</Link>
          </small>
        )}
      </>
    ),
    pay_on: (row) => <PayDay row={row} now={now} />,
    hold: (row) => <State row={row} now={now} />,
  })
}

/** Oldest first; only what can be paid can be chosen. What is chosen stays so on the other pages. */
export function PayableTable({ payables, columns, address, onChooseAll }: PayableTableProps) {
  const choosable = payables?.choosable_count ?? 0
  return (
    <>
      {choosable > 0 && (
        <p className={styles.chooseAll}>
          <Button size="small" variant="quiet" onClick={onChooseAll}>
            支払い可能なもの{figure(choosable)}件をすべて選ぶ
          </Button>
        </p>
      )}
      <DataTable
        caption="支払い待ち"
        isEdited
        columns={columns}
        rows={payables?.rows}
        rowKey={payableKey}
        empty={
          /^(kind=\w+)?$/.test(address.query) ? <Done>支払い待ちはありません</Done> : '該当する支払い待ちはありません'
        }
        tone={(row) =>
          row.last_problem !== null || row.is_overdue ? 'refused' : row.hold !== null ? 'held' : undefined
        }
        address={address}
      />
      <Pager page={address.page} size={pageSize} total={payables?.total ?? 0} onPage={address.setPage} />
    </>
  )
}

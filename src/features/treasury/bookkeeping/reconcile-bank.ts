import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The bank's account and the books side by side, whole yen. */
export interface BankReconciliation {
  real_account_id: string
  /** When the bank's statement was read last: the balance stands since then, whether there was anything new or not. */
  read_at: Date
  /** The balance at the first reading, with which the comparison begins. */
  opening: number
  /** Whether that balance is in the books: then they hold what the bank holds, and everything is compared absolutely. */
  is_opened: boolean
  /** What the books hold on this account. */
  book: number
  /** What moved at the bank since and is in the books. */
  booked: number
  /** What moved at the bank since and is not in the books yet. */
  waiting: number
  waiting_count: number
  /** The balance as the bank says it. */
  balance: number
  /** Deposits that are in the books already and not on the statement yet: the bank is read in turns. */
  ahead: number
  /** 0, or a line is missing: balance - book - waiting + ahead, and until the account is opened balance - opening - booked - waiting. */
  difference: number
}

/** One row for each account of the bank; none before its first reading. Matches lines as the check of the bank's balance does (M06). */
export async function reconcileBank(database: Queryable): Promise<BankReconciliation[]> {
  const { rows } = await sql<Omit<BankReconciliation, 'difference'>>`
    with edge as (
      select real_account_id, min(id) as first_id, max(id) as last_id from bank_balance group by real_account_id
    ), moved as (
      select reading.real_account_id, sum(entry.amount) as amount
      from bank_balance reading
      join edge on edge.real_account_id = reading.real_account_id and reading.id > edge.first_id
      cross join lateral (select sum(amount) as amount from bank_statement_line where bank_balance_id = reading.id) entry
      group by 1
    ), open as (
      -- Those that the books may not have as the bank does; all others are in them to the yen.
      select entry.real_account_id, entry.amount, coalesce(
        (select booked.amount from bank_line booked where booked.real_account_id = entry.real_account_id and booked.item_key = entry.item_key),
        -- What an import of results has booked has no key of the bank's.
        (select booked.amount from bank_line booked
          where booked.real_account_id = entry.real_account_id and booked.item_key like 'payout-file%'
            and booked.amount = entry.amount and booked.transacted_on = entry.transacted_on limit 1)) as booked
      from compared_line entry
      where entry.id in (select statement_line_id from bank_statement_open)
    ), left_open as (
      select real_account_id, sum(amount) as amount, sum(booked) as booked, sum(amount) filter (where booked is null) as waiting, count(*) filter (where booked is null) as count
      from open group by real_account_id
    )
    select edge.real_account_id, greatest(last.read_at, statement.read_at) as read_at, first.balance as opening, last.balance,
      (coalesce(moved.amount, 0) - coalesce(left_open.amount, 0) + coalesce(left_open.booked, 0))::bigint as booked,
      coalesce(left_open.waiting, 0)::bigint as waiting, coalesce(left_open.count, 0) as waiting_count,
      opened.bank_balance_id is not null as is_opened, coalesce(book.amount, 0)::bigint as book, coalesce(ahead.amount, 0)::bigint as ahead
    from edge
    join bank_balance first on first.id = edge.first_id
    join bank_balance last on last.id = edge.last_id
    left join statement_reading statement on statement.real_account_id = edge.real_account_id
    left join moved on moved.real_account_id = edge.real_account_id
    left join left_open on left_open.real_account_id = edge.real_account_id
    left join bank_opening opened on opened.real_account_id = edge.real_account_id
    left join lateral (
      select sum(amount)::bigint as amount from account_balance where account_kind = 'bank' and account_ref = edge.real_account_id
    ) book on true
    cross join lateral (
      -- A deposit may be told before the statement shows it, for a day at most (M06, M87); every other line is booked from the statement.
      select sum(line.amount) as amount
      from line_only_in_books line
      where line.real_account_id = edge.real_account_id and line.va_id is not null and line.recorded_at > last.read_at - interval '1 day'
    ) ahead
    order by 1`.execute(database)
  return rows.map((row) => ({
    ...row,
    difference: row.is_opened
      ? row.balance - row.book - row.waiting + row.ahead
      : row.balance - row.opening - row.booked - row.waiting,
  }))
}

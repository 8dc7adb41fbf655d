import { sql } from 'kysely'
import { addDays, startOfDay } from '../../../domain/calendar.ts'
import type { AccountKind } from '../../../ledger/chart.ts'
import { trialBalance, type TrialBalance } from '../../../ledger/trial-balance.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { accountKinds } from '../bookkeeping/account-text.ts'
import type { BookDays } from '../bookkeeping/book-entries.ts'
import { accountWords } from '../bookkeeping/posting-account.ts'

/** A book's trial balance, without the entries by which periods and years are closed: those move a result that stands here already. */
export async function loadTrialBalance(database: Queryable, { book, from, until }: BookDays): Promise<TrialBalance> {
  const [start, end] = [startOfDay(from), startOfDay(addDays(until, 1))]
  const { rows } = await sql<{ kind: AccountKind; account: string; before: number; debit: number; credit: number }>`
    select posting.account_kind as kind, posting_account(posting.account_kind, posting.account_ref) as account,
      coalesce(sum(posting.amount) filter (where posting.effective_at < ${start}), 0)::bigint as before,
      coalesce(sum(posting.amount) filter (where posting.effective_at >= ${start} and posting.amount > 0), 0)::bigint as debit,
      coalesce(-sum(posting.amount) filter (where posting.effective_at >= ${start} and posting.amount < 0), 0)::bigint as credit
    from posting join journal_entry entry on entry.id = posting.entry_id
    where posting.book = ${book} and posting.effective_at < ${end}
      and entry.kind not in ('period_closed', 'period_closed_reversed', 'year_closed')
    group by 1, 2`.execute(database)
  const ordered = rows.toSorted(
    (one, other) =>
      accountKinds.indexOf(one.kind) - accountKinds.indexOf(other.kind) || (one.account < other.account ? -1 : 1),
  )
  return trialBalance(ordered.map((row) => ({ ...row, text: accountWords(row.account) })))
}

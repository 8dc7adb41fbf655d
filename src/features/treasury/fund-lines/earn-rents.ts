import { sql } from 'kysely'
import { japanDate, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { Counterparty } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { post } from '../../../ledger/post.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'

/** What a party related to the operator pays stays told apart when it is earned. */
interface RentOfMonth {
  fundId: Id<'fund'>
  month: string
  counterparty: Counterparty
}

/** The daily task: rents that came in advance become income with their month. Safe to run late and twice. */
export async function earnRents(services: Services, dueAt: Date): Promise<void> {
  for (const rent of await listDue(services.database, dueAt))
    await inTransaction(services.database, (transaction) => earn(transaction, services.clock.now(), rent))
}

/** The same for one fund, before its period is closed: whether the night's task has run or not, the closing takes every rent whose month has come. */
export async function earnRentsOf(
  transaction: Transaction,
  { fundId, now }: { fundId: Id<'fund'>; now: Date },
): Promise<void> {
  for (const rent of await listDue(transaction, now)) if (rent.fundId === fundId) await earn(transaction, now, rent)
}

async function listDue(database: Queryable, dueAt: Date): Promise<RentOfMonth[]> {
  const { rows } = await sql<RentOfMonth>`
    select fund_id as "fundId", month, counterparty from advance_rent_of_month
    where earned < told and month <= ${japanDateOf(dueAt).slice(0, 7)} order by fund_id, month, counterparty`.execute(
    database,
  )
  return rows
}

/** Under the lock of the book: what others have classified as of the month meanwhile is in it. Each line's rent in an entry of its own, which a correction of that line takes back. */
async function earn(transaction: Transaction, now: Date, { fundId, month, counterparty }: RentOfMonth): Promise<void> {
  const key = `rent-earned:${fundId}:${month}:${counterparty}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book:fund:${fundId}`}, 0))`.execute(transaction)
  const { rows } = await sql<{ due: number; unnamed: number; earlier: number }>`
    select told - earned as due,
      (select count(*) from journal_entry where idempotency_key like ${`${key}:%`}) as earlier,
      (select coalesce(sum(posting.amount), 0)::bigint
        from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'advance_rent'
        where entry.kind = 'rent_earned' and rent_explanation(entry.idempotency_key) is null
          and (entry.idempotency_key = ${key} or entry.idempotency_key like ${`${key}:%`})
          and not exists (select from journal_entry reversal where reversal.reverses = entry.id)) as unnamed
    from advance_rent_of_month where fund_id = ${fundId} and month = ${month} and counterparty = ${counterparty}`.execute(
    transaction,
  )
  const [rent] = rows
  if (!rent) return
  const unearned = await loadUnearned(transaction, { fundId, month, counterparty })
  for (const [index, { explanationId, amount }] of shareOut(unearned, rent).entries())
    await post(transaction, {
      kind: 'rent_earned',
      key: `${key}:${rent.earlier + index + 1}:${explanationId}`,
      effectiveAt: startOfDay(japanDate(`${month}-01`)),
      recordedAt: now,
      lines: [
        { account: { kind: 'advance_rent', fundId }, debit: amount },
        { account: { kind: 'rent_income', fundId }, credit: amount },
      ],
    })
}

interface Unearned {
  explanationId: Id<'statement_explanation'>
  amount: number
}

/** What each line kept for the month and no entry in its name has earned, oldest first. */
async function loadUnearned(database: Queryable, { fundId, month, counterparty }: RentOfMonth): Promise<Unearned[]> {
  const { rows } = await sql<Unearned>`
    select explanation.id as "explanationId",
      (advance_rent_of(explanation.id, ${fundId}, ${month}, ${counterparty}) - (
        select coalesce(sum(posting.amount), 0)
        from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'advance_rent'
        where entry.kind = 'rent_earned' and rent_explanation(entry.idempotency_key) = explanation.id
          and split_part(entry.idempotency_key, ':', 2) = ${fundId}::text and split_part(entry.idempotency_key, ':', 3) = ${month}
          and not exists (select from journal_entry reversal where reversal.reverses = entry.id)))::bigint as amount
    from statement_explanation explanation
    where explanation.id in (select explanation_id from fund_line_part where fund_id = ${fundId} and kind = 'advance_rent' and month = ${month})
    order by explanation.id`.execute(database)
  return rows
}

/** What entries of before earned in nobody's name was the oldest lines'; what was given back of the month is earned of none. */
function shareOut(unearned: readonly Unearned[], { due, unnamed }: { due: number; unnamed: number }): Unearned[] {
  let [rest, earlier] = [due, unnamed]
  return unearned.flatMap(({ explanationId, amount }) => {
    const covered = Math.min(Math.max(amount, 0), earlier)
    const earned = Math.min(amount - covered, rest)
    earlier -= covered
    if (earned <= 0) return []
    rest -= earned
    return [{ explanationId, amount: earned }]
  })
}

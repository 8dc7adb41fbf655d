import { sql } from 'kysely'
import { japanDate, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { Counterparty } from '../../../domain/fund-lines.ts'
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

/** Under the lock of the book: what others have told of the month meanwhile is in it. */
async function earn(transaction: Transaction, now: Date, { fundId, month, counterparty }: RentOfMonth): Promise<void> {
  const key = `rent-earned:${fundId}:${month}:${counterparty}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book:fund:${fundId}`}, 0))`.execute(transaction)
  const { rows } = await sql<{ amount: number; earlier: number }>`
    select told - earned as amount, (select count(*) from journal_entry where idempotency_key like ${`${key}:%`}) as earlier
    from advance_rent_of_month where fund_id = ${fundId} and month = ${month} and counterparty = ${counterparty}`.execute(
    transaction,
  )
  const [rent] = rows
  if (!rent || rent.amount <= 0) return
  await post(transaction, {
    kind: 'rent_earned',
    key: `${key}:${rent.earlier + 1}`,
    effectiveAt: startOfDay(japanDate(`${month}-01`)),
    recordedAt: now,
    lines: [
      { account: { kind: 'advance_rent', fundId }, debit: rent.amount },
      { account: { kind: 'rent_income', fundId }, credit: rent.amount },
    ],
  })
}

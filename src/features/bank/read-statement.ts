import { sql } from 'kysely'
import type { AccountEntry } from '../../adapters/bank/bank.ts'
import { addDays, japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../services.ts'

/** The bank may show a line some days after the one it is of. */
const lookBackDays = 7
const farthestBackDays = 180

/**
 * Reads the statement of the company's own account and keeps what is new of it, with the balance that the bank reports: the book is
 * checked against it (M06). Nothing is booked here. Safe to run at any time, twice or in two processes.
 * @throws the failure of the bank.
 */
export async function readStatement(services: Services): Promise<void> {
  if (!(await services.bank.isLinked())) return
  const now = services.clock.now()
  const account = services.config.BANK_ACCOUNT_ID
  // Before the lines: with no line at all, nothing can have moved it since.
  const { balance } = await services.bank.balance()
  const entries = await services.bank.listAccountEntries({ from: await readFrom(services, now), to: japanDateOf(now) })
  const newest = entries.at(-1)
  await inTransaction(services.database, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('bank-statement', 0))`.execute(transaction)
    const known = new Set(
      (await transaction.selectFrom('bank_statement_line').select('item_key').where('real_account_id', '=', account).where('item_key', 'in', ['', ...entries.map(({ itemKey }) => itemKey)]).execute())
        .map((line) => line.item_key),
    )
    const fresh = entries.filter(({ itemKey, amount }) => amount !== 0 && !known.has(itemKey))
    const earlier = await transaction.selectFrom('bank_balance').select('id').where('real_account_id', '=', account).limit(1).executeTakeFirst()
    if (earlier && fresh.length === 0) return
    const reading = await transaction
      .insertInto('bank_balance')
      .values({ real_account_id: account, item_key: newest?.itemKey ?? null, balance: newest?.balance ?? balance, read_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (fresh.length === 0) return
    await transaction.insertInto('bank_statement_line').values(fresh.map((entry) => toLine(entry, { account, readingId: reading.id }))).execute()
  })
}

function toLine(entry: AccountEntry, { account, readingId }: { account: string; readingId: number }) {
  return {
    bank_balance_id: readingId,
    real_account_id: account,
    item_key: entry.itemKey,
    amount: entry.direction === 'in' ? entry.amount : -entry.amount,
    transacted_on: entry.transactionDate,
    remarks: entry.remarks,
  }
}

async function readFrom(services: Services, now: Date): Promise<JapanDate> {
  const last = await services.database
    .selectFrom('bank_balance')
    .select('read_at')
    .where('real_account_id', '=', services.config.BANK_ACCOUNT_ID)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const from = addDays(japanDateOf(last?.read_at ?? now), -lookBackDays)
  const earliest = addDays(japanDateOf(now), -farthestBackDays)
  return from < earliest ? earliest : from
}

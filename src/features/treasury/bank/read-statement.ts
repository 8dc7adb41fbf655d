import { sql } from 'kysely'
import { BankNotLinked } from '../../../adapters/bank/bank-failure.ts'
import type { AccountEntry } from '../../../adapters/bank/bank.ts'
import { addDays, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { readAccountIds } from './company-accounts.ts'
import type { Id } from '../../../domain/id.ts'

/** The bank may show a line some days after the one it is of. */
const lookBackDays = 7
const farthestBackDays = 180

/**
 * Reads the statements of the company's accounts and keeps what is new of them, with the balances that the bank reports: the books are checked
 * against them (M06, M53). Nothing is booked here. Safe to run at any time, twice or in two processes.
 * @throws the failure of the bank.
 */
export async function readStatement(services: Services): Promise<void> {
  for (const account of await readAccountIds(services.database, services.config))
    await readAccountStatement(services, account)
}

/** The statement of one account, as `readStatement` does. */
export async function readAccountStatement(services: Services, account: string): Promise<void> {
  const now = services.clock.now()
  // Before the lines: with no line at all, nothing can have moved it since.
  const balance = await askBalance(services, account)
  if (balance === null) return
  const range = { from: await readFrom(services, account, now), to: japanDateOf(now) }
  const entries = await services.bank.listAccountEntries(range, account)
  // Most readings find nothing new, and need no turn of their own for that.
  if (!(await isAllKnown(services, account, entries))) await keepNew(services, entries, { account, balance, now })
  await rememberReading(services, account, now)
}

async function keepNew(
  services: Services,
  entries: readonly AccountEntry[],
  { account, balance, now }: { account: string; balance: number; now: Date },
): Promise<void> {
  const newest = entries.at(-1)
  await inTransaction(services.database, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('bank-statement', 0))`.execute(transaction)
    const known = new Set(
      (
        await transaction
          .selectFrom('bank_statement_line')
          .select('item_key')
          .where('real_account_id', '=', account)
          .where('item_key', 'in', ['', ...entries.map(({ itemKey }) => itemKey)])
          .execute()
      ).map((line) => line.item_key),
    )
    const fresh = entries.filter(({ itemKey, amount }) => amount !== 0 && !known.has(itemKey))
    const earlier = await transaction
      .selectFrom('bank_balance')
      .select('id')
      .where('real_account_id', '=', account)
      .limit(1)
      .executeTakeFirst()
    if (earlier && fresh.length === 0) return
    const reading = await transaction
      .insertInto('bank_balance')
      .values({
        real_account_id: account,
        item_key: newest?.itemKey ?? null,
        balance: newest?.balance ?? balance,
        read_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (fresh.length === 0) return
    await transaction
      .insertInto('bank_statement_line')
      .values(fresh.map((entry) => toLine(entry, { account, readingId: reading.id })))
      .execute()
  })
}

/** Until when the statement is known, whether it showed anything new or not. */
async function rememberReading({ database }: Services, account: string, now: Date): Promise<void> {
  await database
    .insertInto('statement_reading')
    .values({ real_account_id: account, read_at: now })
    .onConflict((conflict) =>
      conflict.column('real_account_id').doUpdateSet({ read_at: now }).where('statement_reading.read_at', '<', now),
    )
    .execute()
}

/** @returns null where no bank is linked: whether one is, is asked only where it does not answer. */
async function askBalance({ bank }: Services, account: string): Promise<number | null> {
  try {
    return (await bank.balance(account)).balance
  } catch (error) {
    if (error instanceof BankNotLinked && !(await bank.isLinked())) return null
    throw error
  }
}

async function isAllKnown({ database }: Services, account: string, entries: readonly AccountEntry[]): Promise<boolean> {
  const asked = entries.filter(({ amount }) => amount !== 0).map(({ itemKey }) => itemKey)
  const { rows } = await sql<{ is_all_known: boolean }>`
    select exists (select from bank_balance where real_account_id = ${account}) and not exists (
      select from unnest(${asked}::text[]) as asked (item_key) where not exists (
        select from bank_statement_line line where line.real_account_id = ${account} and line.item_key = asked.item_key)) as is_all_known`.execute(
    database,
  )
  return rows[0]?.is_all_known === true
}

function toLine(entry: AccountEntry, { account, readingId }: { account: string; readingId: Id<'bank_balance'> }) {
  return {
    bank_balance_id: readingId,
    real_account_id: account,
    item_key: entry.itemKey,
    amount: entry.direction === 'in' ? entry.amount : -entry.amount,
    transacted_on: entry.transactionDate,
    remarks: entry.remarks,
  }
}

async function readFrom(services: Services, account: string, now: Date): Promise<JapanDate> {
  const last = await services.database
    .selectFrom('bank_balance')
    .select('read_at')
    .where('real_account_id', '=', account)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const from = addDays(japanDateOf(last?.read_at ?? now), -lookBackDays)
  const earliest = addDays(japanDateOf(now), -farthestBackDays)
  return from < earliest ? earliest : from
}

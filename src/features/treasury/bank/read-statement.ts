import { sql } from 'kysely'
import { BankNotLinked } from '../../../adapters/bank/bank-failure.ts'
import type { AccountEntry } from '../../../adapters/bank/bank.ts'
import { addDays, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { actAsProduct } from '../../../platform/database/acting-operator.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { readAccountIds } from './company-accounts.ts'
import type { Id } from '../../../domain/id.ts'
import type { ListedLine } from '../../../domain/treasury/statement-comparison.ts'
import { keepDifferences, listUnknownAccounts, loadKept, readFromForDifferences } from './compare-statement.ts'

/** Where an account's first reading begins; the database knows it too (days_before_first_reading). */
const firstDays = 7
/** So long before the last reading a line may be of that is kept; the database refuses an earlier one (days_of_statement_kept). */
const keptDays = 45
/** A reading in another process may have gone past midnight: what it just keeps is not refused, and what it kept is compared. */
const spareDays = 1
const farthestBackDays = 180

/**
 * Reads the statements of the company's accounts and keeps what is new of them, with the balances that the bank reports: the books are checked
 * against them (M06, M53). What was kept is compared with the bank's list (M109). Nothing is booked here. Safe to run at any time, twice or in two
 * processes.
 * @throws the failure of the bank.
 */
export async function readStatement(services: Services): Promise<void> {
  const accounts = await readAccountIds(services.database, services.config)
  for (const account of accounts) await readAccountStatement(services, account)
  for (const account of await listUnknownAccounts(services.database, accounts))
    await keepDifferences(
      services,
      await loadKept(services.database, account, beforeEveryLine),
      [],
      services.clock.now(),
    )
}

const beforeEveryLine = japanDate('1970-01-01')

/** The statement of one account, as `readStatement` does. What the bank says is the product's record, also where an operator's act has asked for it. */
export const readAccountStatement = (services: Services, account: string): Promise<void> =>
  actAsProduct(() => keepStatement(services, account))

async function keepStatement(services: Services, account: string): Promise<void> {
  const now = services.clock.now()
  // Before the lines: with no line at all, nothing can have moved it since.
  const balance = await askBalance(services, account)
  if (balance === null) return
  const days = await daysToRead(services, account, now)
  const kept = await loadKept(services.database, account, days.from)
  const range = { from: days.from, to: japanDateOf(services.clock.now()) }
  const entries = await services.bank.listAccountEntries(range, account)
  const news = entries.filter(({ amount, transactionDate }) => amount !== 0 && transactionDate >= days.keepFrom)
  // Most readings find nothing new, and need no turn of their own for that.
  if (!(await isAllKnown(services, account, news)))
    await keepNew(services, news, { account, balance: entries.at(-1)?.balance ?? balance, newest: entries.at(-1), now })
  await keepDifferences(services, kept, entries.map(toListed), now)
  await rememberReading(services, account, now)
}

interface Reading {
  account: string
  balance: number
  newest: AccountEntry | undefined
  now: Date
}

async function keepNew(
  services: Services,
  listed: readonly AccountEntry[],
  { account, balance, newest, now }: Reading,
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('bank-statement', 0))`.execute(transaction)
    const known = new Set(
      (
        await transaction
          .selectFrom('bank_statement_line')
          .select('item_key')
          .where('real_account_id', '=', account)
          .where('item_key', 'in', ['', ...listed.map(({ itemKey }) => itemKey)])
          .execute()
      ).map((line) => line.item_key),
    )
    const fresh = listed.filter(({ itemKey }) => !known.has(itemKey))
    const earlier = await transaction
      .selectFrom('bank_balance')
      .select('id')
      .where('real_account_id', '=', account)
      .limit(1)
      .executeTakeFirst()
    if (earlier && fresh.length === 0) return
    const reading = await transaction
      .insertInto('bank_balance')
      .values({ real_account_id: account, item_key: newest?.itemKey ?? null, balance, read_at: now })
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
  const asked = entries.map(({ itemKey }) => itemKey)
  const { rows } = await sql<{ is_all_known: boolean }>`
    select exists (select from bank_balance where real_account_id = ${account}) and not exists (
      select from unnest(${asked}::text[]) as asked (item_key) where not exists (
        select from bank_statement_line line where line.real_account_id = ${account} and line.item_key = asked.item_key)) as is_all_known`.execute(
    database,
  )
  return rows[0]?.is_all_known === true
}

function toListed({ itemKey, direction, amount, transactionDate, remarks, balance }: AccountEntry): ListedLine {
  return {
    itemKey,
    amount: direction === 'in' ? amount : -amount,
    transactedOn: transactionDate,
    remarks,
    balance,
  }
}

function toLine(entry: AccountEntry, { account, readingId }: { account: string; readingId: Id<'bank_balance'> }) {
  const { itemKey, amount, transactedOn, remarks, balance } = toListed(entry)
  return {
    bank_balance_id: readingId,
    real_account_id: account,
    item_key: itemKey,
    amount,
    transacted_on: transactedOn,
    remarks,
    balance,
  }
}

/** @returns from which day the bank is asked, and from which day what is new is kept. */
async function daysToRead({ database }: Services, account: string, now: Date) {
  const today = japanDateOf(now)
  const readings = await database
    .selectFrom('bank_balance')
    .select(({ fn }) => [fn.min('read_at').as('first'), fn.max('read_at').as('last')])
    .where('real_account_id', '=', account)
    .executeTakeFirstOrThrow()
  const begin = addDays(japanDateOf(readings.first ?? now), -firstDays)
  const last = await database
    .selectFrom('statement_reading')
    .select('read_at')
    .where('real_account_id', '=', account)
    .executeTakeFirst()
  const lastDay = earlierOf(japanDateOf(last?.read_at ?? readings.last ?? now), today)
  const differ = await readFromForDifferences(database, account)
  const compareFrom = laterOf(begin, addDays(lastDay, -keptDays - spareDays))
  const earliest = addDays(today, -farthestBackDays)
  return {
    from: laterOf(earliest, differ === null ? compareFrom : earlierOf(differ, compareFrom)),
    keepFrom: laterOf(earliest, laterOf(begin, addDays(lastDay, -keptDays))),
  }
}

const earlierOf = (one: JapanDate, other: JapanDate): JapanDate => (one < other ? one : other)
const laterOf = (one: JapanDate, other: JapanDate): JapanDate => (one > other ? one : other)

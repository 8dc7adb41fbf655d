import type { DayRange, Deposit, WebhookHeaders } from '../../../adapters/bank/bank.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { JobHandlers, Services } from '../../core/services.ts'
import { sql } from 'kysely'
import { BankNotLinked, isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import { addDays, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { noteBankTrouble } from '../../treasury/bank/bank-trouble.ts'
import { bookDeposit } from './book-deposit.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * The bank's notice of a deposit is a hint: it is kept as it came, and a job asks the bank's list, which is the truth. The
 * answer is the HTTP status that the bank expects (interfaces: 200 also for a repeat, 401 where the signature is wrong, 400
 * where it cannot be read); it comes after the commit, so an acknowledged notice is never lost.
 */
export async function receiveBankNotification(
  services: Services,
  message: { headers: WebhookHeaders; rawBody: Uint8Array },
): Promise<200 | 400 | 401> {
  const reading = await services.bank.readDepositNotification(message)
  if (!reading.ok) {
    services.log.warn({ reason: reading.reason }, 'a message to the bank webhook was refused')
    return reading.reason === 'not_authentic' ? 401 : 400
  }
  await inTransaction(services.database, async (transaction) => {
    const inserted = await transaction
      .insertInto('bank_notification')
      .values({
        message_id: reading.notification.messageId,
        body: Buffer.from(message.rawBody).toString('utf8'),
        received_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .returning('message_id')
      .executeTakeFirst()
    if (inserted) await enqueue(transaction, 'read-deposits', {}, { key: 'read-deposits' })
  })
  return 200
}

/** The bank may book a deposit on an earlier day than it lists it, so each reading looks back over these days ... */
const lookBackDays = 2
/** ... and the nightly one over these: what the bank lists later than it should is found all the same. */
export const nightlyLookBackDays = 14
/** The bank's list goes back six months; a product that slept longer asks an operator for the rest. */
const farthestBackDays = 180

/**
 * Reads the bank's list of deposits and books every line that is not booked yet, oldest first. Safe to run at any time, twice
 * or in two processes: a line is recorded once by its natural key and booked once by its row.
 * @throws the failure of the bank: nothing may be cancelled on the strength of a reading that did not succeed.
 */
export async function readDeposits(services: Services, backDays = lookBackDays): Promise<'read' | 'no bank linked'> {
  const now = services.clock.now()
  const today = japanDateOf(now)
  const deposits = await askBank(services, { from: await readFrom(services, today, backDays), to: today })
  if (deposits === null) return 'no bank linked'
  await recordLines(services, deposits, now)
  await bookAll(services)
  await rememberReading(services, now)
  return 'read'
}

/** That the bank cannot be read is kept for the operators' alarm: nothing else in the product asks it as often. @returns null where no bank is linked. */
async function askBank(services: Services, range: DayRange): Promise<Deposit[] | null> {
  try {
    return await services.bank.listDeposits(range)
  } catch (error) {
    // Only now, since there nearly always is one.
    if (error instanceof BankNotLinked && !(await services.bank.isLinked())) return null
    if (isBankFailure(error)) await noteBankTrouble(services)
    throw error
  }
}

/** One line that cannot be booked keeps no other from being booked, but the reading as a whole has not succeeded then. */
async function bookAll(services: Services): Promise<void> {
  let firstFailure: unknown
  for (const lineId of await linesToBook(services)) {
    try {
      await bookDeposit(services, lineId)
    } catch (error) {
      services.log.error({ err: error, lineId }, 'a line of the bank could not be booked')
      firstFailure ??= error
    }
  }
  if (firstFailure !== undefined) throw firstFailure
}

/**
 * Some days before the last successful reading, so that a line can neither be missed at midnight nor after a long silence;
 * before the first reading, as many days before the first account was issued.
 */
async function readFrom(services: Services, today: JapanDate, backDays: number): Promise<JapanDate> {
  const { rows } = await sql<{ since: Date | null }>`
    select coalesce((select read_at from bank_reading), (select min(issued_at) from virtual_account)) as since`.execute(
    services.database,
  )
  const since = rows[0]?.since
  const from = addDays(since ? japanDateOf(since) : today, -backDays)
  const earliest = addDays(today, -farthestBackDays)
  return from < earliest ? earliest : from
}

async function rememberReading(services: Services, now: Date): Promise<void> {
  await services.database
    .insertInto('bank_reading')
    .values({ read_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ read_at: now }).where('bank_reading.read_at', '<', now),
    )
    .execute()
}

/**
 * Most of them stand there since an earlier reading: one statement, however many the bank lists. Whatever was wrong with the bank is over
 * now that its list was read.
 */
async function recordLines(services: Services, deposits: readonly Deposit[], now: Date): Promise<void> {
  const lines = deposits.map((deposit) => ({
    item_key: deposit.itemKey,
    va_id: deposit.virtualAccountId,
    amount: deposit.amount,
    transacted_on: deposit.transactionDate,
    transacted_at: deposit.transferAt,
    remitter_name_kana: deposit.remitterName,
    payer_bank_name: deposit.remitterBankName,
    payer_branch_name: deposit.remitterBranchName,
  }))
  await sql`
    with over as (delete from bank_trouble)
    insert into bank_line (real_account_id, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, payer_bank_name, payer_branch_name, recorded_at)
    select ${services.config.BANK_ACCOUNT_ID}, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, payer_bank_name, payer_branch_name, ${now}
    from json_to_recordset(${JSON.stringify(lines)}::json) as line (
      item_key text, va_id text, amount bigint, transacted_on date, transacted_at timestamptz, remitter_name_kana text, payer_bank_name text, payer_branch_name text)
    on conflict (real_account_id, item_key) do nothing`.execute(services.database)
}

async function linesToBook(services: Services): Promise<Id<'bank_line'>[]> {
  const rows = await services.database
    .selectFrom('bank_line')
    .leftJoin('deposit', 'deposit.bank_line_id', 'bank_line.id')
    .select('bank_line.id')
    .where('deposit.id', 'is', null)
    // Other lines of the real account are no deposits of members.
    .where('bank_line.va_id', 'is not', null)
    .orderBy('bank_line.transacted_at')
    .orderBy('bank_line.item_key')
    .execute()
  return rows.map((row) => row.id)
}

export const depositJobs = {
  'read-deposits': async (services) => void (await readDeposits(services)),
} satisfies Partial<JobHandlers>

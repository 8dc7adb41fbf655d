import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays, endOfDay, japanDate, startOfDay, type JapanDate } from '../../../src/domain/calendar.ts'
import { isBusinessDay } from '../../../src/domain/business-day.ts'
import { checkBook } from '../../../src/features/treasury/bookkeeping/check-book.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { reportDueDays } from '../../../src/features/back-office/dashboard/report-due-days.ts'
import type { Transaction } from '../../../src/platform/database/connect.ts'
import { createLog } from '../../../src/platform/log.ts'
import { openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'

// What an operator has to do by a day: the day is known from the beginning, and everybody hears of it before it has passed.
let world: PayoutWorld
beforeEach(async () => {
  world = await openPayoutWorld()
})
afterEach(() => world.close())

/** The first day on which the database and src/domain/business-day.ts would not agree. */
async function firstDifference(from: JapanDate, until: JapanDate): Promise<string | undefined> {
  const { rows } = await sql<{ day: string; works: boolean }>`
    select day::date::text as day, is_business_day(day::date) as works from generate_series(${from}::date, ${until}::date, interval '1 day') day`.execute(
    world.database,
  )
  return rows.find(({ day, works }) => works !== isBusinessDay(japanDate(day)))?.day
}

it('the database has the same business days as the product', async () => {
  expect(await firstDifference(japanDate('2022-01-01'), japanDate('2049-12-31'))).toBeUndefined()
})

it.each([
  ['refund', 3, '2026-04-01', '2026-04-06'],
  ['refund_of_failed_fund', 5, '2026-04-30', '2026-05-12'],
  ['unknown_deposit', 1, '2026-04-03', '2026-04-06'],
  ['transfer_result', 2, '2026-12-30', '2027-01-05'],
  ['enquiry', 3, '2026-04-28', '2026-05-07'],
  ['identity_review', 3, '2026-09-18', '2026-09-28'],
  ['approval', 2, '2026-04-03', '2026-04-07'],
])('%s: %s business days, so what begins on %s is due on %s', async (duty, days, from, due) => {
  const { rows } =
    await sql`select due_days(${duty}) as days, business_days_after(${from}::date, due_days(${duty}))::text as due`.execute(
      world.database,
    )
  expect(rows).toEqual([{ days, due }])
})

const noticesTo = async (like: string) =>
  await world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('member_id', '=', world.checker.memberId)
    .where('key', 'like', like)
    .orderBy('id')
    .execute()

/** 9:00 of each day. */
async function runMornings(from: JapanDate, until: JapanDate): Promise<void> {
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const morning = new Date(startOfDay(day).getTime() + 9 * 3_600_000)
    await world.pass(Math.max(0, morning.getTime() - world.services.clock.now().getTime()))
    for (let run = 0; run < 2; run += 1) await reportDueDays(world.services, morning)
  }
}

it('a refund has a day; every operator is told on it and on each day after it, until it is paid', async () => {
  await world.investor({ amount: 300_000, paysIn: 330_000 })
  const queue = (await listQueues(world.services)).find(({ name }) => name === 'refund')
  expect(queue).toMatchObject({ count: 1, yen: 30_000, dueAt: endOfDay(japanDate('2026-04-06')) })

  await runMornings(japanDate('2026-04-02'), japanDate('2026-04-05'))
  expect(await noticesTo('refunds-due:%')).toEqual([])
  await runMornings(japanDate('2026-04-06'), japanDate('2026-04-08'))
  const notices = await noticesTo('refunds-due:%')
  expect(notices.map(({ subject }) => subject)).toEqual([
    '返金の期限は本日です（1件・30,000円）',
    '期限を過ぎた返金が1件あります',
    '期限を過ぎた返金が1件あります',
  ])
  expect(notices[0]?.text_body).toContain('期限 2026年4月6日（月）')

  await world.expectInvariants()
  // Late, and on record as such; it is no reason to stop payments.
  await sql`update bank_reading set read_at = ${world.services.clock.now()}`.execute(world.database)
  const logged: string[] = []
  const log = createLog('test', { write: (line) => void logged.push(line) })
  expect(await checkBook({ ...world.services, log })).toEqual([])
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, msg: 'the book holds; something is past its day', late: ['M39'] },
  ])
  expect(await noticesTo('money-checks:%')).toMatchObject([
    {
      subject: '期限を過ぎた支払いや確認があります',
      text_body: expect.stringMatching(/M39　返金.*帳簿の誤りではなく、支払いは停止していません/s),
    },
  ])
  const check = await world.database
    .selectFrom('money_check')
    .select('violations')
    .where('id', '=', 'M39')
    .executeTakeFirstOrThrow()
  expect(check.violations).toBe(1)
})

/** The 10th of April 2026 is a Friday. */
const taxOfMarch = `insert into distribution_share (distribution_id, investment_id, gross, withholding, withheld_on) select 1, min(id), 10000, 2042, '2026-03-30' from investment`

/** Rows that took a year to come about, written past every rule. */
const pastAllTriggers = <T>(act: (transaction: Transaction) => Promise<T>): Promise<T> =>
  world.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    return act(transaction)
  })

it('tax has alarms of five days, one day and its day, and of each day after it', async () => {
  await world.applicant({ amount: 100_000 })
  await pastAllTriggers((transaction) => sql.raw(taxOfMarch).execute(transaction))
  await runMornings(japanDate('2026-04-02'), japanDate('2026-04-13'))
  expect((await noticesTo('legal-deadline:tax:%')).map(({ subject }) => subject)).toEqual([
    '【あと5日】源泉所得税の納付（3月支払分）',
    '【あと1日】源泉所得税の納付（3月支払分）',
    '【本日】源泉所得税の納付（3月支払分）',
    ...[1, 2, 3].map((days) => `【${days}日超過】源泉所得税の納付（3月支払分）`),
  ])
})

const late: readonly (readonly [what: string, lastDay: string, plant: string])[] = [
  [
    'refund',
    '2026-04-09',
    `insert into refund (key, member_id, investment_id, amount, reason, owed_since, due_on) values ('planted', 1, 1, 1000, 'excess', '2026-04-06', '2026-04-09')`,
  ],
  [
    'unknown_deposit',
    '2026-04-09',
    `insert into bank_line (id, real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at) overriding system value
      values (901, 'company', 'planted', 5, '2026-04-08', '2026-04-08', 'ﾔﾏﾀﾞ', '2026-04-08');
    insert into deposit (bank_line_id, outcome, toward_investment, refundable, booked_at, transacted_at) values (901, 'unknown_account', 0, 0, '2026-04-08', '2026-04-08')`,
  ],
  [
    'transfer',
    '2026-04-09',
    `insert into payout_batch (id, method, pay_on, total, payee_count, content_hash, prepared_by, prepared_at, approved_by, approved_at, sending_at, idempotency_key, status) overriding system value
      values (901, 'transfer', '2026-04-07', 5, 1, repeat('0', 64), 1, '2026-04-07', 2, '2026-04-07', '2026-04-07T10:00:00+09:00', 'planted', 'sent');
    insert into payout (batch_id, refund_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name, status)
      values (901, 1, 1, 5, 1, '0001', '001', 'ordinary', '1234567', 'ﾔﾏﾀﾞ', 'in_flight')`,
  ],
  [
    'tax',
    '2026-03-10',
    `insert into distribution_share (distribution_id, investment_id, gross, withholding, withheld_on) select 1, min(id), 10000, 2042, '2026-02-27' from investment`,
  ],
]

it.each(late)('a late %s is on record as late from the day after %s', async (what, lastDay, plant) => {
  const text = await readFile(new URL('../../../db/checks/M39.sql', import.meta.url), 'utf8')
  const found = (day: JapanDate): Promise<string[]> =>
    pastAllTriggers(async (transaction) => {
      await sql`delete from bank_reading`.execute(transaction)
      await sql`insert into bank_reading (read_at) values (${endOfDay(day)})`.execute(transaction)
      return (await sql<{ late: string }>`${sql.raw(text)}`.execute(transaction)).rows.map((row) => row.late)
    })
  await world.applicant({ amount: 100_000 })
  await pastAllTriggers((transaction) => sql.raw(plant).execute(transaction))
  expect([await found(japanDate(lastDay)), await found(addDays(japanDate(lastDay), 1))]).toEqual([[], [what]])
})

import { queueNames } from '../../../src/domain/core/queue-words.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import type { InvestmentStatus } from '../../../src/domain/lifecycles/investment.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { listFailedJobs, retryJob } from '../../../src/features/back-office/dashboard/failed-jobs.ts'
import { jobReach } from '../../../src/features/back-office/dashboard/job-reach.ts'
import { listLegalDeadlines } from '../../../src/features/back-office/dashboard/legal-deadlines.ts'
import { listOperationDays } from '../../../src/features/back-office/dashboard/list-operation-days.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { readStrip } from '../../../src/features/back-office/dashboard/read-strip.ts'
import { listDuties, takeQueue } from '../../../src/features/back-office/dashboard/take-queue.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { startJobs } from '../../../src/platform/jobs/runner.ts'
import { createTestDatabase } from '../../support/database.ts'
import { insertFund, insertMember, openingDay } from '../../support/deposit-rows.ts'
import { createTestServices } from '../../support/test-services.ts'

let database: Database
let services: Services
let member: Viewer
let pool: pg.Pool
let close: () => Promise<void>

beforeEach(async () => {
  const testDatabase = await createTestDatabase()
  pool = openPool(testDatabase.connectionString, { max: 4 })
  const folder = mkdtempSync(path.join(tmpdir(), 'today-'))
  database = openDatabase(pool)
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url: testDatabase.connectionString,
    now: () => openingDay,
    machineNow: () => openingDay,
  })
  member = await insertMember(database, 1, {})
  close = async () => {
    await pool.end()
    await testDatabase.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterEach(() => close())

const open = async () => (await listQueues(services)).filter(({ count }) => count > 0)

it('an empty house has every queue, all done', async () => {
  const queues = await listQueues(services)
  expect(queues).toHaveLength(queueNames.length)
  expect(queues.every(({ count, oldestAt, dueAt }) => count === 0 && oldestAt === null && dueAt === null)).toBe(true)
})

it('an enquiry, an identity check and a deadline of today wait, the deadline first', async () => {
  const fundId = await insertFund(database, {})
  const deadline = new Date('2026-04-01T23:59:59+09:00')
  await database
    .insertInto('investment')
    .values({
      fund_id: fundId,
      member_id: member.memberId,
      amount: 300_000,
      status: 'awaiting_deposit',
      applied_at: openingDay,
      status_at: openingDay,
      deposit_deadline_at: deadline,
    })
    .execute()
  const sentAt = new Date('2026-04-01T09:00:00+09:00')
  await database
    .insertInto('enquiry')
    .values({
      number: 'Q-ABCDEFGH',
      request_hash: Buffer.alloc(32),
      received_at: openingDay,
      topic: 'fund',
      name: '織田 結',
      email: 'oda@example.jp',
      body: '質問です。',
    })
    .execute()
  await database
    .insertInto('identity_check')
    .values({
      member_id: member.memberId,
      reference: 'check-1',
      url: 'https://ekyc.example/1',
      status: 'submitted',
      status_at: sentAt,
      started_at: sentAt,
      expires_at: deadline,
    })
    .execute()
  expect(await open()).toEqual([
    { name: 'deposit_due_today', count: 1, oldestAt: openingDay, dueAt: deadline, yen: 300_000, detail: null },
    {
      name: 'enquiry',
      count: 1,
      oldestAt: openingDay,
      dueAt: new Date('2026-04-06T23:59:59+09:00'),
      yen: null,
      detail: null,
    },
    { name: 'identity_submitted', count: 1, oldestAt: sentAt, dueAt: null, yen: null, detail: null },
    {
      name: 'law_unanswered',
      count: 1,
      oldestAt: expect.any(Date) as Date,
      dueAt: null,
      yen: null,
      detail: null,
    },
    {
      name: 'property_unrecorded',
      count: 1,
      oldestAt: expect.any(Date) as Date,
      dueAt: null,
      yen: null,
      detail: '第12号　世田谷区三軒茶屋レジデンス',
    },
  ])
})

it('a fund whose money is complete and whose planned first day has come is to be begun, until its start is recorded', async () => {
  const fundId = await insertFund(database, {})
  const paid = {
    fund_id: fundId,
    member_id: member.memberId,
    amount: 300_000,
    applied_at: openingDay,
    status_at: openingDay,
  }
  /** Past the rules of its transitions: how the application got there is no matter here. */
  const put = (status: InvestmentStatus) =>
    database.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await transaction.deleteFrom('investment').execute()
      await transaction
        .insertInto('investment')
        .values({ ...paid, status, deposit_deadline_at: openingDay, contract_confirmed_at: openingDay })
        .execute()
    })
  const toBegin = (day: string) => listOperationDays(database, japanDate(day))
  // Somebody may still pay: it begins with all of them or without him.
  await put('awaiting_deposit')
  expect(await toBegin('2026-05-01')).toEqual([])
  await put('participating')
  expect(await toBegin('2026-04-30')).toEqual([])
  expect(await toBegin('2026-05-01')).toMatchObject([{ kind: 'start', fundId, plannedOn: '2026-05-01' }])
  await database
    .insertInto('fund_result')
    .values({ fund_id: fundId, operation_start_on: '2026-05-01', operation_booked_at: openingDay })
    .execute()
  expect(await toBegin('2026-05-01')).toMatchObject([{ kind: 'end', fundId, plannedOn: '2026-10-31' }])
})

it('a published fund takes from the ceiling of the law', async () => {
  expect((await readStrip(services)).ceiling).toEqual({ limit: 100_000_000, used: 0 })
  await insertFund(database, { fundTotal: 42_000_000, subordinatedAmount: 8_400_000 })
  expect((await readStrip(services)).ceiling).toEqual({ limit: 100_000_000, used: 33_600_000 })
})

it('the end of image methods is on the list of deadlines, with the members whom it concerns', async () => {
  await database
    .insertInto('identity_check')
    .values({
      member_id: member.memberId,
      reference: 'check-1',
      url: 'https://ekyc.example/1',
      status: 'approved',
      status_at: openingDay,
      started_at: openingDay,
      expires_at: openingDay,
    })
    .execute()
  expect(await listLegalDeadlines(services)).toContainEqual({
    kind: 'identity_method',
    dueOn: '2027-04-01',
    title: '本人確認の方法の変更',
    detail: '画像の送信で確認した会員 1人',
    source: '犯収法施行規則6条',
  })
})

it('a queue is taken, taken over by a colleague who saw whose it was, and given back; never unseen', async () => {
  const maker = await insertMember(database, 2, { role: 'admin', familyName: '中村' })
  const checker = await insertMember(database, 3, { role: 'admin', familyName: '大野' })
  const dutyOf = async () => (await listDuties(database)).get('enquiry')?.operator_id ?? null
  expect(await takeQueue(services, member, { queue: 'enquiry', take: true, seen: null })).toMatchObject({
    code: 'FORBIDDEN',
  })
  const answers = await Promise.all(
    [maker, checker].map((viewer) => takeQueue(services, viewer, { queue: 'enquiry', take: true, seen: null })),
  )
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const [first, second] = answers[0]?.ok ? [maker, checker] : [checker, maker]
  expect(await dutyOf()).toBe(first.memberId)
  expect(await takeQueue(services, second, { queue: 'enquiry', take: true, seen: first.memberId })).toMatchObject({
    ok: true,
  })
  expect(await takeQueue(services, first, { queue: 'enquiry', take: false, seen: first.memberId })).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('先に担当になりました'),
  })
  expect(await takeQueue(services, second, { queue: 'enquiry', take: false, seen: second.memberId })).toMatchObject({
    ok: true,
  })
  expect(await dutyOf()).toBeNull()
  const lines = await database
    .selectFrom('audit_log')
    .select('action')
    .where('object_type', '=', 'queue')
    .orderBy('id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual(['queue.taken', 'queue.taken', 'queue.given_back'])
})

/** A job after its last attempt. @returns its id. */
async function failForGood(task = 'forget-expired', payload: object = {}): Promise<Id<'job'>> {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, run_at => '2099-01-01', max_attempts => 1)`.execute(
    database,
  )
  const id = idOf<'job'>(rows[0]?.id)
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], 'connection reset')`.execute(database)
  return id
}

it('a failed job shows how many people and how much money a retry reaches', async () => {
  const fundId = await insertFund(database, {})
  await database
    .insertInto('investment')
    .values({
      fund_id: fundId,
      member_id: member.memberId,
      amount: 300_000,
      status: 'lottery_pending',
      applied_at: openingDay,
      status_at: openingDay,
    })
    .execute()
  const mail = {
    member_id: member.memberId,
    to_address: 'oda@example.jp',
    template: 'campaign',
    subject: '',
    text_body: '',
    html_body: '',
    created_at: openingDay,
  }
  const [waiting, sent] = await database
    .insertInto('mail_outbox')
    .values([
      { ...mail, key: 'waiting', message_id: '<1@example.jp>' },
      { ...mail, key: 'sent', message_id: '<2@example.jp>', sent_at: openingDay },
    ])
    .returning('id')
    .execute()
  const reachOf = async (task: string, payload: object) => {
    const id = await failForGood(task, payload)
    const { rows } = await listFailedJobs(database, {})
    const job = rows.find((row) => row.id === id)
    return jobReach(database, job?.task ?? '', job?.payload ?? {})
  }
  expect(await reachOf('draw-lottery', { fundId })).toEqual({ people: 1, yen: 300_000 })
  expect(await reachOf('send-mail', { id: waiting?.id })).toEqual({ people: 1, yen: 0 })
  expect(await reachOf('send-mails', { ids: [waiting?.id, sent?.id] })).toEqual({ people: 1, yen: 0 })
  expect(await reachOf('send-mail', { id: sent?.id })).toEqual({ people: 0, yen: 0 })
  for (const task of ['send-campaign', 'render-contract', 'send-payout-batch'])
    expect(await reachOf(task, { id: 1 })).toEqual({ people: 0, yen: 0 })
  expect(await reachOf('write-papers', { fundId })).toEqual({ people: 0, yen: 0 })
  expect(await reachOf('forget-expired', {})).toBeNull()
})

it('a job that had given up is no failed one while it runs again, and one again when it fails again', async () => {
  const operator: Viewer = { ...member, role: 'admin' }
  const id = await failForGood()
  const failed = async () => (await listFailedJobs(database, {})).rows.map(({ error }) => error)
  expect([await failed(), await open()]).toMatchObject([['connection reset'], [{ name: 'job_failed', count: 1 }]])

  let isRunning = false
  let fail: (reason: Error) => void = () => undefined
  const run = (): Promise<void> => {
    isRunning = true
    return new Promise((_, reject) => (fail = reject))
  }
  const runner = await startJobs(pool, { 'forget-expired': run }, services.log)
  try {
    expect(await retryJob(services, operator, id)).toMatchObject({ ok: true })
    await expect.poll(() => isRunning).toBe(true)
    expect([await failed(), await open()]).toEqual([[], []])
    expect(await retryJob(services, operator, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    fail(new Error('no room on the disk'))
    await expect.poll(failed).toEqual(['no room on the disk'])
  } finally {
    fail(new Error('the story is over'))
    await runner.stop()
  }
})

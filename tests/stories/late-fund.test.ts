import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays, japanDate, japanDateOf, timeOfDay, type JapanDate } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { listQueues } from '../../src/features/back-office/dashboard/list-queues.ts'
import { explainDelay } from '../../src/features/funds/fund-course/explain-delay.ts'
import { sendDelayNotices } from '../../src/features/funds/fund-course/send-delay-notices.ts'
import { notifyLatePayments } from '../../src/features/funds/fund-course/notify-late-payments.ts'
import { placePayoutHold } from '../../src/features/people/payout-hold/place-payout-hold.ts'
import { checkMoney } from '../../src/ledger/check-money.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { askAs } from '../support/operator-api.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// Nothing falls silent: a fund whose end passes without anybody acting tells it by itself, to everybody, again and again.

const END = japanDate('2026-10-31')

let world: PayoutWorld
let fundId: Id<'fund'>
let investor: Viewer

beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-05-01', operation_end_on: END })
  investor = (await world.investor({ amount: 500_000, paysIn: 500_000, fundId })).viewer
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
})
afterEach(() => world.close())

const begin = async () => {
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
}

/** The mornings of these days, each run twice. Whoever looks then finds the state of the day. */
async function mornings(from: JapanDate, until: JapanDate): Promise<void> {
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const at = timeOfDay(day, 10, 0)
    await world.desk.parts.followers.move(at)
    for (let run = 0; run < 2; run += 1) await sendDelayNotices(world.services, at)
  }
}

/** The evening of a day, twice. */
async function evening(day: JapanDate): Promise<void> {
  const at = timeOfDay(day, 17, 30)
  await world.desk.parts.followers.move(at)
  for (let run = 0; run < 2; run += 1) await notifyLatePayments(world.services, at)
}

const mailsOf = async (viewer: Viewer, template: string) =>
  await world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body', 'created_at'])
    .where('member_id', '=', viewer.memberId)
    .where('template', '=', template)
    .orderBy('id')
    .execute()
const noticed = async () =>
  (
    await world.database
      .selectFrom('delay_notice')
      .select(['point', 'number', 'days', 'people'])
      .where('fund_id', '=', fundId)
      // Of reports extension.test.ts tells.
      .where('point', '<>', 'report')
      .orderBy('id')
      .execute()
  ).map(({ point, number, days, people }) => `${point} ${number}: day ${days}, ${people} people`)
/** The steps of the planned end that the operators were mailed. */
const steps = async () => {
  const key = `fund-course:${fundId}:end:%:${world.checker.memberId}`
  const rows = await world.database
    .selectFrom('mail_outbox')
    .select('key')
    .where('key', 'like', key)
    .orderBy('id')
    .execute()
  return rows.map((row) => Number(row.key.split(':')[5]))
}
const course = async () => {
  const { course } = await askAs(
    world.services,
    investor,
    'query ($id: ID!) { project(id: $id) { course { state label text late_days } } }',
    { id: String(fundId) },
  )
  return course
}
const queued = async () => (await listQueues(world.services)).find(({ name }) => name === 'fund_delay')?.count

it('a worker that stood sends the last notice that is due, once', { tags: ['course'] }, async () => {
  await begin()
  await mornings(addDays(END, 75), addDays(END, 75))
  expect(await noticed()).toEqual(['end 0: day 60, 2 people'])
  expect(await steps()).toEqual([60])
  const [mail] = await mailsOf(investor, 'fund-delay')
  expect(mail?.text_body).toContain('予定日を75日過ぎています')
})

it('a start that was over when the first took part has two days from then to be told', async () => {
  const joined = japanDateOf(world.services.clock.now())
  await changeFundUnseen(world.database, fundId, { operation_start_on: addDays(joined, -10) })
  const missing = async (day: JapanDate) => {
    await world.desk.parts.followers.move(timeOfDay(day, 10, 0))
    await sql`update bank_reading set read_at = ${world.services.clock.now()}`.execute(world.database)
    return (await checkMoney(world.database)).flatMap(({ id, rows }) => (id === 'M63' ? rows : []))
  }
  expect(await missing(addDays(joined, 2))).toEqual([])
  expect(await missing(addDays(joined, 3))).toMatchObject([{ fund_id: fundId, point: 'start' }])
  await sendDelayNotices(world.services, world.services.clock.now())
  expect(await missing(addDays(joined, 3))).toEqual([])
})

it('a start that nobody records is late like an end', { tags: ['course'] }, async () => {
  await mornings(japanDate('2026-04-30'), japanDate('2026-06-01'))
  expect(await noticed()).toEqual(['start 0: day 1, 2 people', 'start 0: day 30, 2 people'])
  expect(await course()).toMatchObject({ state: 'late', late_days: 31 })
  const onRecord = '{ trackRecord { funds delayed_funds delayed_now { label text } } }'
  expect(await askAs(world.services, investor, onRecord)).toEqual({
    funds: 0,
    delayed_funds: 1,
    delayed_now: [{ label: '遅延', text: '運用の開始は2026年5月1日（金）の予定でしたが、31日過ぎています。' }],
  })
  expect(await enterDays(world, fundId, { operationStartOn: '2026-06-01' })).toBe('ok')
  expect(await course()).toMatchObject({ state: 'planned', text: null })
})

it('a payment that is not made by its day is late, until everybody has it; then the fund has ended', async () => {
  await begin()
  await liveUntil(world, '2026-10-31T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationEndOn: END })).toBe('ok')
  await mornings(addDays(END, 1), japanDate('2026-11-30'))
  expect(await noticed()).toEqual([])
  // Before the day is over they hear of it, with what the records know of why.
  await evening(japanDate('2026-11-30'))
  expect(await noticed()).toEqual(['payment 0: day 0, 2 people'])
  expect((await mailsOf(investor, 'fund-delay-today')).map(({ text_body: text }) => text)).toEqual([
    expect.stringContaining('分配の金額が、まだ確定していません。'),
  ])
  await mornings(japanDate('2026-12-01'), japanDate('2026-12-31'))
  expect(await noticed()).toEqual([
    'payment 0: day 0, 2 people',
    'payment 0: day 1, 2 people',
    'payment 0: day 30, 2 people',
  ])
  expect(await course()).toMatchObject({ state: 'late', late_days: 31 })
  // Fixed for another day, and late again for that one.
  must(await explainDelay(world.services, world.maker, { fundId, text: '買主の送金を待っています。' }))
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2027-01-14' })
  expect(await course()).toMatchObject({ state: 'planned' })
  await evening(japanDate('2027-01-14'))
  const [, second] = await mailsOf(investor, 'fund-delay-today')
  expect(second?.text_body).toContain('当社での振込の手続きが、まだ終わっていません。')
  await mornings(japanDate('2027-01-15'), japanDate('2027-01-15'))
  const [, , third] = await mailsOf(investor, 'fund-delay')
  expect(third?.text_body).toContain('お支払いが済んでいない金額')
  // The evening before had its own cause: the company's words are news still.
  expect(third?.text_body).toContain('買主の送金を待っています。')
  await world.moveOperatorMoney(825_000)
  await payEverything(world)
  expect(await course()).toMatchObject({ state: 'ended', label: '終了', late_days: 0 })
  expect(await queued()).toBe(0)
  await world.expectSoundBook()
})

it('in the evening of a payment whoever waits hears that the bank has not answered yet', async () => {
  await begin()
  await liveUntil(world, '2026-10-31T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationEndOn: END })).toBe('ok')
  await liveUntil(world, '2026-11-30T15:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30' })
  await world.moveOperatorMoney(825_000)
  await payEverything(world, () => evening(japanDate('2026-11-30')))
  expect((await mailsOf(investor, 'fund-delay-today')).map(({ text_body: text }) => text)).toEqual([
    expect.stringContaining('銀行に振込を依頼しましたが、結果の連絡がまだ届いていません。'),
  ])
  await evening(japanDate('2026-11-30'))
  expect(await noticed()).toEqual(['payment 0: day 0, 2 people'])
})

it('a payment that is stopped for one member is no delay of the fund', async () => {
  await begin()
  await liveUntil(world, '2026-10-31T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationEndOn: END })).toBe('ok')
  await liveUntil(world, '2026-11-30T11:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30' })
  await world.moveOperatorMoney(825_000)
  const { member_number: memberNumber } = await world.database
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', investor.memberId)
    .executeTakeFirstOrThrow()
  must(await placePayoutHold(world.services, world.maker, { memberNumber, kind: 'fraud', ground: '警察からの照会' }))
  await payEverything(world)
  await evening(japanDate('2026-11-30'))
  await mornings(japanDate('2026-12-01'), japanDate('2026-12-02'))
  expect(await noticed()).toEqual([])
  expect(await course()).toMatchObject({ state: 'planned', label: '予定どおり', late_days: 0 })
  // The others have it since its day; nobody reads who has not, or why.
  const { milestones } = await askAs(
    world.services,
    investor,
    'query ($id: ID!) { project(id: $id) { milestones { key recorded state part { done of } } } }',
    { id: String(fundId) },
  )
  expect(milestones.at(-1)).toEqual({ key: 'paid', recorded: '2026-11-30', state: 'done', part: { done: 1, of: 2 } })
})

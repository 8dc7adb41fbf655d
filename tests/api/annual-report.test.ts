import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertApplication, insertFund } from '../support/deposit-rows.ts'
import { joinAsMember } from './account-people.ts'
import { createWorld, type Browser, type World } from './account-world.ts'

const annualReport = `query ($year: String!) { annualReport(year: $year) { year dividend pay_amount tax loss } }`

let world: World
let member: Browser & { email: string }
let start: Date
beforeAll(async () => {
  world = await createWorld()
  start = world.now.business
})
beforeEach(async () => {
  world.now.business = start
  member = await joinAsMember(world)
})
afterAll(() => world.close())

interface Share {
  gross: number
  withholding: number
  principal?: number
  loss?: number
  /** Null: fixed, but not yet transferred. */
  paidAt: string | null
}

/** One more fund in which this member took part, and what it brought. */
async function receive(email: string, share: Share): Promise<void> {
  const fundId = await insertFund(world.database, {})
  const { id: memberId } = await world.database.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const investmentId = await insertApplication(world.services, { fundId, memberId, amount: 300_000 })
  const { id } = await world.database
    .insertInto('distribution')
    .values({ fund_id: fundId, total_dividend: share.gross, fixed_at: start })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { paidAt, ...figures } = share
  await world.database
    .insertInto('distribution_share')
    .values({ ...figures, distribution_id: id, investment_id: investmentId, paid_at: paidAt })
    .execute()
}

const reportOf = async (browser: Browser, year: string) => (await browser.ask(annualReport, { year })).data?.annualReport

test('a year adds up every payment in whole yen: dividend before tax, tax, what was transferred, and losses', async () => {
  await receive(member.email, { gross: 10_500, withholding: 2_144, paidAt: '2026-03-31T10:00:00+09:00' })
  await receive(member.email, { gross: 7_123, withholding: 1_454, principal: 290_000, loss: 10_000, paidAt: '2026-09-30T10:00:00+09:00' })
  expect(await reportOf(member, '2026')).toEqual({ year: 2026, dividend: 17_623, tax: 3_598, pay_amount: 8_356 + 5_669 + 290_000, loss: 10_000 })
})

test('the year turns at midnight in Japan, not in London', async () => {
  await receive(member.email, { gross: 1, withholding: 0, paidAt: '2024-12-31T23:59:59.999+09:00' })
  await receive(member.email, { gross: 20, withholding: 0, paidAt: '2025-01-01T00:00:00+09:00' })
  await receive(member.email, { gross: 300, withholding: 0, paidAt: '2025-12-31T23:59:59.999+09:00' })
  await receive(member.email, { gross: 4_000, withholding: 0, paidAt: '2026-01-01T00:00:00+09:00' })
  const dividends = []
  for (const year of ['2023', '2024', '2025', '2026']) dividends.push((await reportOf(member, year)).dividend)
  expect(dividends).toEqual([0, 1, 320, 4_000])
})

test('what is fixed but not yet transferred, and what others received, is not in it', async () => {
  const other = await joinAsMember(world)
  await receive(member.email, { gross: 5_000, withholding: 1_021, paidAt: null })
  await receive(other.email, { gross: 9_000, withholding: 1_837, paidAt: '2026-05-01T10:00:00+09:00' })
  expect(await reportOf(member, '2026')).toEqual({ year: 2026, dividend: 0, tax: 0, pay_amount: 0, loss: 0 })
  expect(await reportOf(other, '2026')).toMatchObject({ dividend: 9_000, pay_amount: 7_163 })
})

test.each(['2022', '2027', '', 'abcd', '2026.0', '２０２６', "2026'--", '99999999999999999999'])('the year %o is refused', async (year) => {
  const answer = await member.ask(annualReport, { year })
  expect(answer.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { year: '2023年から今年までの年を指定してください' } })
})

test('the new year’s report begins with the new year in Japan', async () => {
  world.now.business = new Date('2026-12-31T23:59:59+09:00')
  expect((await member.ask(annualReport, { year: '2027' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  world.now.business = new Date('2027-01-01T00:00:00+09:00')
  expect(await reportOf(member, '2027')).toMatchObject({ year: 2027, dividend: 0 })
})

test('a visitor gets none', async () => {
  expect((await world.browser().ask(annualReport, { year: '2026' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

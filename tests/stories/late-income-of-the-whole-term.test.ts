import { afterEach, beforeEach, expect, it } from 'vitest'
import { check } from '../../scripts/check-fund.mjs'
import type { Id } from '../../src/domain/id.ts'
import { inBookOf } from '../support/book-balances.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { publishedFund } from '../support/published-fund.ts'

// Rents are explained once the principal has gone back: they are the investors', up to what the contract gave for all of the term.
let world: FundLineWorld
let fundId: Id<'fund'>

beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
})
afterEach(() => world.close())

const invest = async () => {
  for (const amount of [500_000, 300_000]) await world.investor({ amount, paysIn: amount, fundId })
}
const explain = async (line: string, yen: number) => {
  const { proposal_id: proposalId } = await world.classify({ id: line, parts: [world.part('rent', yen)] })
  if (typeof proposalId === 'string') expect(await world.agree(proposalId)).toEqual({ ok: true })
}
const propose = (act: string) =>
  world.ask(`mutation ($id: ID!) { ${act}(project_id: $id, reason: "完了のため") { id } }`, { id: String(fundId) })
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })
const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const dividends = async () =>
  (
    await world.database
      .selectFrom('distribution_share as share')
      .innerJoin('distribution', 'distribution.id', 'share.distribution_id')
      .select('share.gross')
      .where('distribution.fund_id', '=', fundId)
      .where('distribution.supplements', 'is not', null)
      .orderBy('share.id')
      .execute()
  ).map(({ gross }) => gross)
const supplements = async () => {
  const proof = (await publishedFund(world.services, fundId)) as unknown as { supplementary_distributions: object[] }
  const [first] = proof.supplementary_distributions
  expect(check({ ...proof, supplementary_distributions: [{ ...first, short_of_cap: 1 }] }).problems).not.toEqual([])
  return proof.supplementary_distributions
}

it.each([
  // Half a year at 7 % of 800,000 yen.
  { declared: 0, short: 28_230, shares: [17_643, 10_586], operator: 71_771 },
  { declared: 10_000, short: 18_230, shares: [11_393, 6_836], operator: 81_771 },
])(
  'no period was closed from the books, and $declared yen were declared',
  async ({ declared, short, shares, operator }) => {
    await invest()
    await liveUntil(world, '2026-05-01T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
    await world.moveOperatorMoney(-800_000)
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    // The tenant pays five months at once, and nobody says before the payment what it is.
    const line = await world.appears(100_000, 'ﾌﾘｺﾐ ﾐﾄﾞﾘｶﾜ ｼﾖｳｼﾞ')
    await enterTwice(world, fundId, { dividend: declared, payday: '2026-11-30', words: '空室があったため' })
    await world.moveOperatorMoney(900_000)
    await payEverything(world)
    await explain(line, 100_000)
    expect(await propose('proposeLateResult')).toMatchObject({ code: 'CONFLICT' })
    await agreed(await propose('proposeSupplementaryDistribution'))
    expect(await dividends()).toEqual(shares)
    await world.expectInvariants()
    await payEverything(world)
    expect([await inBook('payable'), await inBook('operator_share')]).toEqual([0, -operator])
    await world.expectInvariants()
    expect(await supplements()).toMatchObject([
      { result: 100_000, short_of_cap: short, sources: { rent: 100_000 - operator } },
    ])
  },
)

it(
  'the last period reached its cap, and the rent of the first is explained after both',
  { tags: ['course'] },
  async () => {
    await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-07-01', operation_end_on: '2027-08-30' })
    await invest()
    await liveUntil(world, '2026-07-01T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationStartOn: '2026-07-01' })).toBe('ok')
    await world.moveOperatorMoney(-800_000)
    await world.classified('rent', 10_000)
    await liveUntil(world, '2027-07-02T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 10_000, payday: '2027-07-30', words: '空室があったため' })
    await world.classified('rent', 9_358)
    await liveUntil(world, '2027-08-30T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationEndOn: '2027-08-30' })).toBe('ok')
    await enterTwice(world, fundId, { dividend: 9_358, payday: '2027-09-30' })
    await world.moveOperatorMoney(900_000)
    // Rents of the first period that the tenant had not paid.
    const line = await world.appears(46_000, 'ﾌﾘｺﾐ ﾐﾄﾞﾘｶﾜ ｼﾖｳｼﾞ')
    await payEverything(world)
    await explain(line, 46_000)
    expect(await propose('proposeLateResult')).toMatchObject({ code: 'CONFLICT' })
    await agreed(await propose('proposeSupplementaryDistribution'))
    // A year at 7 % is 56,000 yen, of which 10,000 were given; the 61 days of the second period gave all of theirs.
    expect(await dividends()).toEqual([28_750, 17_250])
    await world.expectInvariants()
    await payEverything(world)
    // What flooring left of the second period.
    expect(await inBook('operator_share')).toBe(-1)
    expect(await supplements()).toMatchObject([{ short_of_cap: 46_000, total: 46_000, operator_share: 0 }])
  },
)

it('rents of months after the recorded end let the cap run until the last of them', { tags: ['course'] }, async () => {
  await changeFundUnseen(world.database, fundId, { operation_end_on: '2026-10-31' })
  await invest()
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-30T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationEndOn: '2026-06-30' })).toBe('ok')
  await liveUntil(world, '2026-09-04T10:00:00+09:00')
  // The fund was ended in June, and the tenant pays on.
  const line = await world.appears(10_000, 'ﾌﾘｺﾐ ﾐﾄﾞﾘｶﾜ ｼﾖｳｼﾞ')
  await enterTwice(world, fundId, { dividend: 0, payday: '2026-09-20', words: '空室があったため' })
  await world.moveOperatorMoney(900_000)
  await payEverything(world)
  const classify = async (id: string, yen: number, month: string) => {
    const { proposal_id: proposalId } = await world.classify({ id, parts: [world.part('rent', yen, { month })] })
    if (typeof proposalId === 'string') expect(await world.agree(proposalId)).toEqual({ ok: true })
  }
  // By the month before it came it would be August's.
  for (const parts of [
    [world.part('rent', 10_000)],
    [world.part('rent', 4_000, { month: '2026-06' }), world.part('rent', 6_000)],
  ])
    expect(await world.classify({ id: line, parts })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [`parts.${parts.length - 1}.month`]: expect.stringContaining('何月分の賃料かを入力してください。') },
    })
  await classify(line, 10_000, '2026-06')
  await agreed(await propose('proposeSupplementaryDistribution'))
  // May and June at 7 % are 9,358 yen: all of it.
  expect(await dividends()).toEqual([5_848, 3_509])
  await payEverything(world)
  await classify(await world.appears(30_000, 'ﾌﾘｺﾐ ﾐﾄﾞﾘｶﾜ ｼﾖｳｼﾞ'), 30_000, '2026-08')
  expect(await propose('proposeLateResult')).toMatchObject({ code: 'CONFLICT' })
  await agreed(await propose('proposeSupplementaryDistribution'))
  // July and August come to 9,513 yen of 18,871; September's rent never counts beyond the day of the principal.
  expect((await dividends()).slice(2)).toEqual([5_945, 3_567])
  await payEverything(world)
  await classify(await world.appears(30_000, 'ﾌﾘｺﾐ ﾐﾄﾞﾘｶﾜ ｼﾖｳｼﾞ'), 30_000, '2026-11')
  await agreed(await propose('proposeSupplementaryDistribution'))
  await world.expectInvariants()
  expect(await supplements()).toMatchObject([
    { cap_until: '2026-06-30', short_of_cap: 9_358 },
    { cap_until: '2026-08-31', short_of_cap: 9_513 },
    { cap_until: '2026-09-20', short_of_cap: 3_068 },
  ])
})

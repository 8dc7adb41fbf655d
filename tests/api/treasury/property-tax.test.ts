import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/id.ts'
import { countQueues } from '../../../src/features/back-office/dashboard/count-queues.ts'
import { countDueCosts } from '../../../src/features/treasury/accrual/count-due-costs.ts'
import { inBookOf } from '../../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { enterDays, liveUntil, smallFund } from '../../support/operation-world.ts'
import { yearList } from '../../support/year-list.ts'

// A year's property tax is entered once by its notice. It becomes a cost by days, and its instalments are paid out of what was accrued.
let world: FundLineWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2028-04-30' })).toBe('ok')
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await world.classified('rent', 200_000)
  await liveUntil(world, '2027-06-10T10:00:00+09:00')
})
afterEach(() => world.close())

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
const agreed = async (proposed: { id: string }) => expect(await world.agree(proposed.id)).toEqual({ ok: true })
const notice = (more: Record<string, unknown> = {}) =>
  world.ask('mutation ($input: PropertyTaxInput!) { proposePropertyTax(input: $input) { id } }', {
    input: {
      project_id: String(fundId),
      year: 2027,
      amount: 100_000,
      instalments: [
        { due_on: '2027-06-30', amount: 25_000 },
        { due_on: '2027-09-30', amount: 25_000 },
        { due_on: '2027-12-28', amount: 25_000 },
        { due_on: '2028-02-29', amount: 25_000 },
      ],
      about: '渋谷都税事務所',
      reason: '納税通知書のとおり',
      ...more,
    },
  })
const taxes = () => world.ask('{ adminPropertyTaxes { id accrued instalments { due_on is_paid } } }')
const nightOf = async (day: string) => {
  await liveUntil(world, `${day}T10:00:00+09:00`)
  await countDueCosts(world.services, world.services.clock.now())
}
const task = async () => {
  const queues = await countQueues(world.database, world.services.clock.now())
  const found = queues.find(({ name }) => name === 'tax_instalment')
  return { count: found?.count, yen: found?.yen, dueAt: found?.dueAt?.toISOString() }
}

it('the notice once, its days by themselves, its instalments out of what was accrued, and a late one is a task', async () => {
  expect(await task()).toMatchObject({ count: 0 })
  await agreed(await notice())
  // Until the end of May: 151 of 365 days; the period of the fund that ended in April is not closed.
  expect([await inBook('cost'), await inBook('accrued_cost')]).toEqual([41_369, -41_369])
  expect(await notice()).toMatchObject({ code: 'CONFLICT' })
  expect(await task()).toMatchObject({ count: 0 })

  await nightOf('2027-06-16')
  expect(await task()).toEqual({ count: 1, yen: 25_000, dueAt: '2027-06-30T14:59:59.000Z' })
  await nightOf('2027-07-02')
  expect([await inBook('cost'), await inBook('accrued_cost')]).toEqual([49_589, -49_589])
  expect(await task()).toMatchObject({ count: 1, yen: 25_000 })
  await world.classified('accrued_cost', -25_000, { cost_kind: 'public_dues' })
  expect(await task()).toMatchObject({ count: 0 })
  const [tax] = await taxes()
  expect(tax.instalments.map(({ is_paid: isPaid }: { is_paid: boolean }) => isPaid)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(await yearList(world.services, { name: '94_固定資産税の納期', fundId })).toMatchObject([
    [expect.any(String), 2027, '渋谷都税事務所', 1, '2027-06-30', 25_000, '納付済み'],
  ])
  expect([await inBook('cost'), await inBook('accrued_cost')]).toEqual([49_589, -24_589])
  await world.expectInvariants()

  // Nobody takes a day of it back while its notice holds.
  const accruals = await world.ask('{ adminCostAccruals { id left_over amount } }')
  const unpaid = accruals.find((each: { left_over: number; amount: number }) => each.left_over === each.amount)
  const takeBack = () =>
    world.ask('mutation ($id: ID!) { proposeAccrualReversal(id: $id, reason: "減額の通知") { id } }', { id: unpaid.id })
  expect(await takeBack()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('納税通知') })
  await agreed(
    await world.ask('mutation ($id: ID!) { proposePropertyTaxEnd(id: $id, reason: "減額の通知") { id } }', {
      id: tax.id,
    }),
  )
  await agreed(await takeBack())
  await agreed(
    await notice({
      amount: 80_000,
      instalments: [
        { due_on: '2027-06-30', amount: 25_000 },
        { due_on: '2027-09-30', amount: 55_000 },
      ],
    }),
  )
  // What stands of the first notice, without May's days, is more than 181 days of the second: nothing comes to it before the days have caught up.
  expect(await inBook('cost')).toBe(49_589 - 8_493)
  await nightOf('2028-01-05')
  expect([await inBook('cost'), await inBook('accrued_cost')]).toEqual([80_000, -55_000])
  await world.expectInvariants()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  approved,
  bank,
  declared,
  distribution,
  fixed,
  idOf,
  of,
  off,
  on,
  openPlantWorld,
  own,
  rentOf,
  stands,
  takenBack,
  type Act,
  type Entry,
  type PlantWorld,
  newestPeriod,
  periodOf,
} from '../support/plants.ts'

// Capital that lies in a fund unspent is no income, and what a fund holds for others is given back no further than it is there.

let plants: PlantWorld

/** Beta is at work and has bought nothing yet: 500,000 yen of capital lie in its book, free by the walls. It holds 20,000 yen for a tenant, and has paid 5,000 of 9,000 yen of an accrued repair. */
beforeAll(async () => {
  plants = await openPlantWorld()
  const { beta, waiting } = plants
  await plants.commit([
    { byOwner: off('start_buys') },
    {
      kind: 'operation_started',
      lines: [of(beta, 'capital', waiting, 500_000), of(beta, 'deployed', waiting, -500_000)],
    },
    { byOwner: on('start_buys') },
    ...['line_behind_entry', 'accrued', 'capital_is_kept'].map((rule) => ({ byOwner: off(rule) })),
    income([of(beta, 'tenant_deposit', '', -20_000)], 20_000),
    {
      kind: 'cost_accrued',
      key: 'cost-accrued:1',
      lines: [of(beta, 'cost', 'repair', 9_000), of(beta, 'accrued_cost', 'repair', -9_000)],
    },
    outgoing([of(beta, 'accrued_cost', 'repair', 5_000)], 5_000),
    ...['line_behind_entry', 'accrued', 'capital_is_kept'].map((rule) => ({ byOwner: on(rule) })),
  ])
})
afterAll(() => plants.close())

const income = (lines: Entry['lines'], yen: number): Entry => ({
  kind: 'income_line',
  lines: [of('unassigned', 'suspense', '', yen), bank('unassigned', -yen), bank(plants.beta, yen), ...lines],
})
const outgoing = (lines: Entry['lines'], yen: number): Entry => ({
  kind: 'outgoing_line',
  lines: [...lines, bank(plants.beta, -yen), bank('unassigned', yen), of('unassigned', 'unexplained', '', -yen)],
})
const toWaiting = (facts: Parameters<typeof distribution>[3]): string =>
  distribution(idOf(plants.beta), plants.waiting, '2026-10-30', facts)
const owed = (yen: number, key = 'distribution:9001'): Entry => ({
  ...fixed(plants.beta, plants.waiting, yen),
  key,
  on: '2026-10-05',
})
const ofOperator = (yen: number, key = 'distribution:9001'): Entry => ({
  kind: 'distribution_fixed',
  key,
  lines: [of(plants.beta, 'undistributed', '', yen), of(plants.beta, 'operator_share', '', -yen)],
})

/** The first period of Beta, with rents that stand on no line here: that rule has plants of its own. */
const closedWith = (yen: number): Act[] => [
  { byOwner: off('line_behind_entry') },
  { ...rentOf(plants.beta, yen), on: '2026-09-20' },
  { byOwner: on('line_behind_entry') },
]
const closing = (yen: number): Act[] => [
  `insert into fund_period (fund_id, number, start_on, end_on, is_last) values (${idOf(plants.beta)}, 1, '2026-04-01', '2026-09-30', false);
   insert into period_closing (id, fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at)
     overriding system value select 9001, fund_id, 1, ${yen}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id, fixed_at from fixed_distribution where id = 9001`,
  {
    kind: 'period_closed',
    key: 'period-closed:9001',
    on: '2026-09-30',
    lines: [of(plants.beta, 'rent_income', '', yen), of(plants.beta, 'undistributed', '', -yen)],
  },
]

/** A loss that the investor bears, by any name. */
const lost = (yen: number, key = 'planted:loss'): Entry => ({
  kind: 'loss_allocated',
  key,
  lines: [of(plants.beta, 'deployed', plants.waiting, yen), of(plants.beta, 'undistributed', '', -yen)],
})
const declaredUnpaid = (): Act[] => [toWaiting({ gross: 12_000, declared: 12_000 }), owed(12_000)]
const paidUnpaid = (): Act => approved(plants.beta, plants.waiting, 12_000)
/** Two people fix that the fund ends, and what it has lost: the books know of none. */
const ended = (yen: number): string => `
  ${periodOf(idOf(plants.beta))};
  with fixed as (
    insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, loss, fixed_at) overriding system value
      values (9001, ${idOf(plants.beta)}, ${newestPeriod(idOf(plants.beta))}, 0, true, '2026-10-30', ${yen}, '2026-06-20') returning id)
  insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding, principal, loss)
    select id, ${plants.waiting}, 0, 0, ${500_000 - yen}, ${yen} from fixed`

const given: { what: string; acts: () => Act[]; refusal: RegExp; rule: string }[] = [
  {
    what: 'a dividend of no distribution',
    acts: () => [owed(10_000, 'planted:dividend')],
    refusal: /10000 yen are owed for a distribution of 0 yen/,
    rule: 'given_as_earned',
  },
  {
    what: 'a dividend from rents that never came',
    acts: () => [toWaiting({ gross: 10_000, rent: 10_000 }), owed(10_000)],
    refusal: /has earned 10000 yen less/,
    rule: 'given_as_earned',
  },
  {
    what: 'one yen more than the rents of its period',
    acts: () => [...closedWith(30_000), toWaiting({ gross: 30_001, rent: 30_001 }), ...closing(30_000), owed(30_001)],
    refusal: /has earned 1 yen less/,
    rule: 'given_as_earned',
  },
  {
    what: 'more than the distribution says',
    acts: () => [toWaiting({ gross: 5_000, declared: 5_000 }), owed(8_000)],
    refusal: /8000 yen are owed for a distribution of 5000 yen/,
    rule: 'given_as_earned',
  },
  {
    what: 'a distribution twice',
    acts: () => [toWaiting({ gross: 5_000, declared: 5_000 }), owed(5_000), owed(5_000, 'distribution:09001')],
    refusal: /5000 yen are owed for a distribution of 0 yen/,
    rule: 'given_as_earned',
  },
  {
    what: 'a share of the operator out of nothing',
    acts: () => [toWaiting({ gross: 0 }), ofOperator(450_000)],
    refusal: /has earned 450000 yen less/,
    rule: 'given_as_earned',
  },
  {
    what: 'a share of the operator beside declared dividends',
    acts: () => [toWaiting({ gross: 2_000, declared: 2_000 }), owed(2_000), ofOperator(1_500, 'planted:share')],
    refusal: /has earned 1500 yen less/,
    rule: 'given_as_earned',
  },
  {
    what: 'late income that never came',
    acts: () => [{ byOwner: off('of_proposal') }, ofOperator(7_000, 'late-result:9001')],
    refusal: /has earned 7000 yen less/,
    rule: 'given_as_earned',
  },
  {
    what: 'a declared dividend that nobody has paid in',
    acts: () => [
      toWaiting({ gross: 12_000, declared: 12_000 }),
      owed(12_000),
      approved(plants.beta, plants.waiting, 12_000),
    ],
    refusal: /12000 yen of what is paid were neither earned nor paid into book/,
    rule: 'declared_is_paid_in',
  },
  {
    what: 'a declared dividend that is paid in but for a yen',
    acts: () => [
      toWaiting({ gross: 12_000, declared: 12_000 }),
      owed(12_000),
      declared(plants.beta, 11_999),
      approved(plants.beta, plants.waiting, 12_000),
    ],
    refusal: /1 yen of what is paid were neither earned nor paid into book/,
    rule: 'declared_is_paid_in',
  },
  {
    what: 'a declared dividend out of capital that a loss of nobody made a result',
    acts: () => [lost(12_000), ...declaredUnpaid(), paidUnpaid()],
    refusal: /is no loss of a fund: it belongs to no distribution/,
    rule: 'suffered_as_fixed',
  },
  {
    what: 'the same, with the loss after the dividend is fixed',
    acts: () => [...declaredUnpaid(), lost(12_000), paidUnpaid()],
    refusal: /is no loss of a fund: it belongs to no distribution/,
    rule: 'suffered_as_fixed',
  },
  {
    what: 'the same, by the name of a distribution that ends nothing',
    acts: () => [...declaredUnpaid(), lost(12_000, 'loss:9001'), paidUnpaid()],
    refusal: /no distribution of this fund ends it/,
    rule: 'suffered_as_fixed',
  },
  {
    what: 'the same, by the name of a payment that nobody prepared',
    acts: () => [
      { byOwner: off('taken_as_paid') },
      ...declaredUnpaid(),
      lost(12_000, `loss-taken-over:1:${idOf(plants.beta)}`),
      paidUnpaid(),
    ],
    refusal: /the payment pays nobody of this fund/,
    rule: 'suffered_as_fixed',
  },
  {
    what: 'a loss at the end that is another than was fixed',
    acts: () => [ended(12_000), lost(12_001, 'loss:9001')],
    refusal: /investors bear another loss than was fixed/,
    rule: 'suffered_as_fixed',
  },
  {
    what: 'a loss at the end, out of a result that no closing brought',
    acts: () => [ended(12_000), lost(12_000, 'loss:9001')],
    refusal: /the books have lost 12000 yen less/,
    rule: 'suffered_as_fixed',
  },
  {
    what: 'a tenant’s deposit that was never held',
    acts: () => [
      { byOwner: off('line_behind_entry') },
      outgoing([of(plants.beta, 'tenant_deposit', '', 60_000)], 60_000),
    ],
    refusal: /40000 yen more of tenant_deposit than book fund:\d+ holds/,
    rule: 'held_for_others',
  },
  {
    what: 'a tenant’s deposit that is handed over with a sale, and a yen',
    acts: () => [
      { byOwner: off('line_behind_entry') },
      income([of(plants.beta, 'sale_proceeds', '', -80_000), of(plants.beta, 'tenant_deposit', '', 20_001)], 59_999),
    ],
    refusal: /1 yen more of tenant_deposit than book fund:\d+ holds/,
    rule: 'held_for_others',
  },
  {
    what: 'rent in advance that never came',
    acts: () => [
      ...['line_behind_entry', 'capital_is_kept', 'income_leaves_as_told'].map((one) => ({ byOwner: off(one) })),
      outgoing([of(plants.beta, 'advance_rent', '', 3_000)], 3_000),
    ],
    refusal: /3000 yen more of advance_rent than book fund:\d+ holds/,
    rule: 'held_for_others',
  },
  {
    what: 'an accrual that is taken back whole, of which a part is paid',
    acts: () => [
      ...['accrued', 'reversal_has_its_act'].map((one) => ({ byOwner: off(one) })),
      takenBack('cost-accrued:1'),
    ],
    refusal: /5000 yen more of accrued_cost than book fund:\d+ holds/,
    rule: 'held_for_others',
  },
]

/** From the operator; that nobody has dealt for it is what other rules refuse. */
const bought = (yen: number): Act[] => [
  ...['purchase_as_told', 'sold_as_dealt', 'property_as_dealt', 'start_buys', 'property_is_paid'].map((rule) => ({
    byOwner: off(rule),
  })),
  {
    kind: 'property_bought',
    key: 'planted:purchase',
    lines: [of(plants.beta, 'property', '', yen), bank(plants.beta, -yen), bank('operator', yen), own(-yen)],
  },
]
const handedOver = (yen: number): Entry => ({
  kind: 'property_handed_over',
  lines: [of(plants.beta, 'sale_cost', '', yen), of(plants.beta, 'property', '', -yen)],
})
/** With what payment the operator takes it is what other rules ask. */
const unpaid = (): Act => ({ byOwner: off('taken_as_paid') })
const sold = (yen: number): Entry => ({
  kind: 'property_sold',
  lines: [bank(plants.beta, yen), of(plants.beta, 'property', '', -yen), own(yen), bank('operator', -yen)],
})

const properties: typeof given = [
  {
    what: 'sold that was never bought',
    acts: () => [unpaid(), sold(1)],
    refusal: /1 yen more of property than book fund:\d+ has/,
    rule: 'property_is_there',
  },
  {
    what: 'sold for a yen more than it stands for',
    acts: () => [unpaid(), ...bought(400_000), sold(400_001)],
    refusal: /1 yen more of property than book fund:\d+ has/,
    rule: 'property_is_there',
  },
  {
    what: 'handed over twice',
    acts: () => [...bought(400_000), handedOver(400_000), handedOver(300_000)],
    refusal: /300000 yen more of property than book fund:\d+ has/,
    rule: 'property_is_there',
  },
  {
    what: 'lost after it was handed over',
    acts: () => [
      { byOwner: off('suffered_as_fixed') },
      ...bought(400_000),
      handedOver(400_000),
      {
        kind: 'loss_allocated',
        lines: [of(plants.beta, 'deployed', plants.waiting, 400_000), of(plants.beta, 'property', '', -400_000)],
      },
    ],
    refusal: /400000 yen more of property than book fund:\d+ has/,
    rule: 'property_is_there',
  },
]

const advance = (kind: 'operator_advanced' | 'operator_repaid', yen: number): Entry => ({
  kind,
  lines: [
    of('operator', 'advanced', idOf(plants.beta), yen),
    bank('operator', -yen),
    bank(plants.beta, yen),
    of(plants.beta, 'owed_to_operator', '', -yen),
  ],
})
const unlined = ['line_behind_entry', 'wall_of_advances', 'decided_advance', 'reversal_has_its_act'].map((rule) => ({
  byOwner: off(rule),
}))

/** What capital pays for that is to buy the property: each as far as the fund has other money, and a yen more. */
const spent: { what: string; acts: (yen: number) => Act[] }[] = [
  { what: 'a repair', acts: (yen) => [outgoing([of(plants.beta, 'cost', 'repair', yen)], yen)] },
  { what: 'an accrued repair', acts: (yen) => [outgoing([of(plants.beta, 'accrued_cost', 'repair', yen)], yen)] },
  {
    what: 'what the operator has paid for the fund',
    acts: (yen) => [
      {
        kind: 'operator_paid_cost',
        lines: [
          of(plants.beta, 'cost', 'repair', 5_000),
          of(plants.beta, 'owed_to_operator', '', -5_000),
          of('operator', 'advanced', idOf(plants.beta), 5_000),
          bank('operator', -5_000),
          bank('unassigned', 5_000),
          of('unassigned', 'unexplained', '', -5_000),
        ],
      },
      advance('operator_repaid', -yen),
    ],
  },
  {
    what: 'rents that are taken back, and were spent',
    acts: (yen) => [
      outgoing([of(plants.beta, 'cost', 'repair', yen - 1_000)], yen - 1_000),
      { ...rentOf(plants.beta, 1_000), key: 'planted:rent-of-1000' },
      takenBack('planted:rent-of-1000'),
      outgoing([of(plants.beta, 'cost', 'insurance', 1_000)], 1_000),
    ],
  },
]

describe('capital that is to buy the property pays for', () => {
  it.each(spent)('no yen of $what', async ({ acts }) => {
    const rents = [...unlined, rentOf(plants.beta, 7_000)]
    // 5,000 yen of a repair were paid before.
    expect(await plants.plant([...rents, ...acts(2_001)])).toMatch(
      /lacks 1 yen of the capital that is to buy its property/,
    )
    expect(await plants.plant([...rents, ...acts(2_001)], [off('capital_is_kept')])).toBe(stands)
    expect(await plants.plant([...rents, ...acts(2_000)])).toBe(stands)
  })

  it('costs that the operator lends the money for, and the property itself', async () => {
    const { beta } = plants
    const repair = outgoing([of(beta, 'cost', 'repair', 9_000)], 9_000)
    expect(await plants.plant([...unlined, advance('operator_advanced', 14_000), repair])).toBe(stands)
    expect(await plants.plant([...bought(495_000)])).toBe(stands)
  })
})

describe('no property is', () => {
  it.each(properties)('$what', async ({ acts, refusal, rule }) => {
    expect(await plants.plant(acts())).toMatch(refusal)
    expect(await plants.plant(acts(), [off(rule)])).toBe(stands)
  })
})

describe('nobody is given', () => {
  it.each(given)('$what', async ({ acts, refusal, rule }) => {
    expect(await plants.plant(acts())).toMatch(refusal)
    expect(await plants.plant(acts(), [off(rule)])).toBe(stands)
  })

  it('and what was earned, or declared and paid in, is given', async () => {
    const { beta, waiting } = plants
    const rents = [...closedWith(30_000), toWaiting({ gross: 30_000, rent: 30_000 }), ...closing(30_000), owed(30_000)]
    expect(await plants.plant([...rents, { ...approved(beta, waiting, 30_000), on: '2026-10-30' }])).toBe(stands)
    const said = [toWaiting({ gross: 12_000, declared: 12_000 }), owed(12_000), declared(beta, 12_000)]
    expect(await plants.plant([...said, approved(beta, waiting, 12_000)])).toBe(stands)
    const deposit = outgoing([of(beta, 'tenant_deposit', '', 20_000)], 20_000)
    expect(await plants.plant([{ byOwner: off('line_behind_entry') }, deposit])).toBe(stands)
  })
})

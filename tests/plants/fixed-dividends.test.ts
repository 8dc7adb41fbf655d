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

// What is fixed for investors is theirs from that moment on, and what is declared is what was published, whoever writes it.

let plants: PlantWorld
let [beta, waiting] = ['', '']

/**
 * Beta is at work and has bought its property with all of its capital. Its first period brought 40,000 yen of rents, of which 30,000 are fixed for the investor
 * and 6,000 more are declared for him; 10,000 are the operator's.
 */
beforeAll(async () => {
  plants = await openPlantWorld()
  ;({ beta, waiting } = plants)
  await plants.commit([
    ...elsewhere,
    {
      kind: 'operation_started',
      lines: [of(beta, 'capital', waiting, 500_000), of(beta, 'deployed', waiting, -500_000)],
    },
    bought(500_000),
    { ...rentOf(beta, 40_000), on: '2026-09-20' },
    ...standing,
    toWaiting({ gross: 36_000, rent: 30_000, declared: 6_000 }),
    ...closing(40_000),
    {
      kind: 'distribution_fixed',
      key: 'distribution:9001',
      on: '2026-10-05',
      lines: [
        of(beta, 'undistributed', '', 46_000),
        of(beta, 'payable', waiting, -36_000),
        of(beta, 'operator_share', '', -10_000),
      ],
    },
  ])
})
afterAll(() => plants.close())

/** Starts, purchases, lines, plans, advances and the operator's own acts have plants of their own. */
const others = [
  'start_buys',
  'property_as_dealt',
  'line_behind_entry',
  'planned',
  'accrued',
  'wall_of_advances',
  'of_proposal',
  'operators_share',
]
const elsewhere = others.map((rule) => ({ byOwner: off(rule) }))
const standing = others.map((rule) => ({ byOwner: on(rule) }))

const toWaiting = (facts: Parameters<typeof distribution>[3]): string =>
  distribution(idOf(beta), waiting, '2026-10-30', facts)
const bought = (yen: number): Entry => ({
  kind: 'property_bought',
  on: '2026-10-12',
  lines: [of(beta, 'property', '', yen), bank(beta, -yen), bank('operator', yen), own(-yen)],
})
const paid = (yen: number): Entry => ({
  kind: 'outgoing_line',
  on: '2026-10-12',
  lines: [
    of(beta, 'cost', 'repair', yen),
    bank(beta, -yen),
    bank('unassigned', yen),
    of('unassigned', 'unexplained', '', -yen),
  ],
})
const closing = (yen: number, id = 9_001, [number, start, end] = [1, '2026-04-01', '2026-09-30']): Act[] => [
  `insert into fund_period (fund_id, number, start_on, end_on, is_last) values (${idOf(beta)}, ${number}, '${start}', '${end}', false);
   insert into period_closing (id, fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at)
     overriding system value select ${id}, fund_id, ${number}, ${yen}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id, fixed_at from fixed_distribution where id = ${id}`,
  {
    kind: 'period_closed',
    key: `period-closed:${id}`,
    on: String(end),
    lines: [of(beta, 'rent_income', '', yen), of(beta, 'undistributed', '', -yen)],
  },
]
const said = (yen: number): Entry => ({ ...declared(beta, yen), on: '2026-10-12' })
const tookShare = (yen: number): Entry => ({
  kind: 'operator_took_share',
  on: '2026-10-12',
  lines: [
    of(beta, 'operator_share', '', yen),
    bank(beta, -yen),
    bank('operator', yen),
    of('operator', 'fund_result', '', -yen),
  ],
})

const spent: { what: string; acts: () => Act[]; lacks: number }[] = [
  { what: 'a repair', acts: () => [paid(10_001)], lacks: 1 },
  { what: 'a repair after the operator’s share', acts: () => [tookShare(10_000), paid(5_000)], lacks: 5_000 },
  { what: 'the operator’s share after a repair', acts: () => [paid(4_000), tookShare(10_000)], lacks: 4_000 },
  { what: 'a room that the operator sells to the fund', acts: () => [bought(25_000)], lacks: 15_000 },
  {
    what: 'a payment that is planned',
    acts: () => [
      {
        kind: 'outgoing_planned',
        on: '2026-10-12',
        lines: [of(beta, 'earmarked', '7', 12_000), of(beta, 'set_aside', '7', -12_000)],
      },
    ],
    lacks: 2_000,
  },
  {
    what: 'what the operator has advanced',
    acts: () => [
      {
        kind: 'operator_paid_cost',
        on: '2026-10-12',
        lines: [
          of(beta, 'cost', 'repair', 13_000),
          of(beta, 'owed_to_operator', '', -13_000),
          of('operator', 'advanced', idOf(beta), 13_000),
          bank('operator', -13_000),
          bank('unassigned', 13_000),
          of('unassigned', 'unexplained', '', -13_000),
        ],
      },
      {
        kind: 'operator_repaid',
        on: '2026-10-12',
        lines: [
          of(beta, 'owed_to_operator', '', 13_000),
          bank(beta, -13_000),
          bank('operator', 13_000),
          of('operator', 'advanced', idOf(beta), -13_000),
        ],
      },
    ],
    lacks: 3_000,
  },
  {
    what: 'a rent that two people take back',
    acts: () => [
      { byOwner: off('reversal_has_its_act') },
      { ...rentOf(beta, 20_000), key: 'statement:1', on: '2026-10-10' },
      paid(25_000),
      takenBack('statement:1'),
    ],
    lacks: 15_000,
  },
]

describe('what is fixed for an investor is not spent on', () => {
  it.each(spent)('$what', async ({ acts, lacks }) => {
    expect(await plants.plant([...elsewhere, ...acts()])).toMatch(
      new RegExp(`book fund:\\d+ lacks ${lacks} yen of what is fixed for its investors`),
    )
    expect(await plants.plant([...elsewhere, ...acts()], [off('distributions_tied')])).toBe(stands)
  })

  it('and what is free beside it is', async () => {
    expect(await plants.plant([...elsewhere, paid(4_000), tookShare(6_000)])).toBe(stands)
    const all = [said(6_000), { ...approved(beta, waiting, 36_000), on: '2026-10-30' }, tookShare(10_000)]
    expect(await plants.plant([...elsewhere, ...all])).toBe(stands)
  })
})

/** Of the second period, whose rents came in and were spent on the property. */
const second = (yen: number): Act[] => [
  ...elsewhere,
  { ...rentOf(beta, yen), on: '2026-10-20' },
  { ...bought(yen), on: '2026-10-20' },
  distribution(idOf(beta), waiting, '2027-04-30', { id: 9_002, gross: yen, rent: yen }),
  ...closing(yen, 9_002, [2, '2026-10-01', '2027-03-31']),
  { ...fixed(beta, waiting, yen), key: 'distribution:9002', on: '2027-04-05' },
]
const principal = (): Act[] => [
  ...elsewhere,
  {
    kind: 'property_handed_over',
    on: '2026-10-12',
    lines: [of(beta, 'sale_cost', '', 500_000), of(beta, 'property', '', -500_000)],
  },
  `${periodOf(idOf(beta))}; with fixed as (
      insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at) overriding system value
        values (9003, ${idOf(beta)}, ${newestPeriod(idOf(beta))}, 0, true, '2026-11-30', '2026-11-01') returning id)
    insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding, principal, loss)
      select id, ${waiting}, 0, 0, 500000, 0 from fixed`,
  {
    kind: 'principal_due',
    on: '2026-10-12',
    lines: [of(beta, 'deployed', waiting, 500_000), of(beta, 'payable', waiting, -500_000)],
  },
]

const notThere: { what: string; acts: () => Act[]; lacks: number }[] = [
  { what: 'a dividend whose rents are spent', acts: () => second(15_000), lacks: 5_000 },
  { what: 'principal of a sale whose price never came', acts: principal, lacks: 490_000 },
]

describe('nothing is fixed whose cash is not there', () => {
  it.each(notThere)('$what', async ({ acts, lacks }) => {
    const unsold = [{ byOwner: off('property_is_paid') }, ...acts()]
    expect(await plants.plant(unsold)).toMatch(new RegExp(`lacks ${lacks} yen of what is fixed for its investors`))
    expect(await plants.plant(unsold, [off('distributions_tied')])).toBe(stands)
  })
})

const declarations: { what: string; acts: () => Act[] }[] = [
  { what: 'a yen more than the page says', acts: () => [said(6_001)] },
  { what: 'it a second time', acts: () => [said(6_000), said(1)] },
  {
    what: 'what a repair has spent of the rents',
    acts: () => [...elsewhere, { byOwner: off('distributions_tied') }, paid(20_000), said(16_000)],
  },
]

describe('nobody declares', () => {
  it.each(declarations)('$what', async ({ acts }) => {
    expect(await plants.plant(acts())).toMatch(/fund \d+ has published 6000 yen of declared income and no more/)
    expect(await plants.plant(acts(), [off('declared_as_published')])).toBe(stands)
  })

  it('but what was published', async () => {
    expect(await plants.plant([said(2_000), said(4_000)])).toBe(stands)
  })
})

describe('a share stands with the tax of its day alone', () => {
  const shared = (tax: number, payday = '2026-11-30'): Act[] => [
    { byOwner: on('taxed_as_due', 'fixed_distribution_share') },
    distribution(idOf(beta), waiting, payday, { id: 9_777, gross: 36_001, tax, declared: 36_001 }),
  ]

  it.each([0, 7_350, 7_352])('not with %i yen', async (tax) => {
    expect(await plants.plant(shared(tax))).toMatch(/7351 yen are withheld, not/)
    expect(await plants.plant(shared(tax, '2027-11-30'))).toMatch(/7351 yen are withheld, not/)
    expect(await plants.plant(shared(tax).slice(1))).toBe(stands)
  })

  it('but with it', async () => {
    expect(await plants.plant(shared(7_351))).toBe(stands)
  })

  it('nor is it another afterwards', async () => {
    const less = 'update fixed_distribution_share set withholding = 0 where distribution_id = 9777'
    expect(await plants.plant([...shared(7_351), less])).not.toBe(stands)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decided, distribution, idOf, off, openPlantWorld, stands, type PlantWorld } from '../support/plants.ts'

// What is closed is over, and what is distributed has its sources, whoever writes it.

let plants: PlantWorld
let operators: [number, number]

beforeAll(async () => {
  plants = await openPlantWorld()
  const { alpha, investor, world } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  await plants.commit([
    `insert into bank_reading (read_at) values ('2026-11-10T09:00:00+09:00')`,
    distribution(idOf(alpha), investor, '2026-06-30', { gross: 10_000, rent: 4_000, declared: 6_000 }),
  ])
})
afterAll(() => plants.close())

interface Month {
  month: string
  endsAt: string
  closedAt: string
  /** What the proposal is for. */
  of?: string
  kind?: string
  decidedAt?: string
}
const month = ({
  month: name,
  endsAt,
  closedAt,
  of = name,
  kind = 'book_month',
  decidedAt = closedAt,
}: Month): string[] => [
  decided(operators, { id: 951, kind, content: { month: of }, at: decidedAt }),
  `insert into book_month (fund_id, month, ends_at, income, cost, cash, by_rule, by_hand, closed_by, closed_at, proposal_id)
    values (${idOf(plants.alpha)}, '${name}', '${endsAt}', 0, 0, 0, 0, 0, ${operators[1]}, '${closedAt}', 951)`,
]
const october = { month: '2026-10', endsAt: '2026-11-01 00:00+09', closedAt: '2026-11-05 10:00+09' }
const december = { month: '2026-12', endsAt: '2027-01-01 00:00+09' }

const months: { what: string; of: Month; refusal: RegExp }[] = [
  {
    what: 'that has not come',
    of: { ...december, closedAt: '2026-11-10 10:00+09' },
    refusal: /month 2026-12 of fund \d+ is not over/,
  },
  {
    what: 'that has not come by the bank, whatever the writer takes for now',
    of: { ...december, closedAt: '2027-01-05 10:00+09' },
    refusal: /month 2026-12 of fund \d+ is not over/,
  },
  {
    what: 'that is under way',
    of: { month: '2026-11', endsAt: '2026-12-01 00:00+09', closedAt: '2026-11-30 23:59+09' },
    refusal: /month 2026-11 of fund \d+ is not over/,
  },
  { what: 'by the proposal of another one', of: { ...october, of: '2026-09' }, refusal: /two people have not decided/ },
  {
    what: 'by a proposal of another kind',
    of: { ...october, kind: 'fund_change' },
    refusal: /two people have not decided/,
  },
  {
    what: 'at another time than its proposal',
    of: { ...october, decidedAt: '2026-11-04 10:00+09' },
    refusal: /two people have not decided/,
  },
]

describe('no month is closed', () => {
  it.each(months)('$what', async ({ of, refusal }) => {
    expect(await plants.plant(month(of))).toMatch(refusal)
    expect(await plants.plant(month(of), [off('is_over', 'book_month')])).toBe(stands)
  })

  it('and one that is over is', async () => {
    expect(await plants.plant(month(october))).toBe(stands)
  })
})

const addSource = (kind: string, yen: number): string =>
  `insert into distribution_source (distribution_id, kind, yen, related_yen) select id, '${kind}', ${yen}, 0 from fixed_distribution`

const sources: { what: string; act: () => string }[] = [
  { what: 'a second row of sources', act: () => addSource('sale', 1) },
  { what: 'the whole of it once more', act: () => addSource('reserve', 10_000) },
  {
    what: 'a dividend without a source',
    act: () => distribution(idOf(plants.beta), plants.waiting, '2026-07-31', { id: 9_002, gross: 8_000 }),
  },
  {
    what: 'one yen less than is distributed',
    act: () => distribution(idOf(plants.beta), plants.waiting, '2026-07-31', { id: 9_002, gross: 8_000, rent: 7_999 }),
  },
  {
    what: 'more than is distributed',
    act: () =>
      distribution(idOf(plants.beta), plants.waiting, '2026-07-31', {
        id: 9_002,
        gross: 8_000,
        sale: 8_000,
        rent: 500,
      }),
  },
]

describe('no distribution has', () => {
  it.each(sources)('$what', async ({ act }) => {
    expect(await plants.plant([act()])).toMatch(/distribution \d+: \d+ yen of sources for \d+ yen/)
    const without = ['fixed_distribution', 'distribution_source'].map((table) => off('sources_are_whole', table))
    expect(await plants.plant([act()], without)).toBe(stands)
  })
})

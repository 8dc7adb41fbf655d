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
  /** Of the proposal. */
  id?: number
  month: string
  endsAt: string
  closedAt: string
  /** What the proposal is for. */
  of?: string
  kind?: string
  decidedAt?: string
}
const month = ({
  id = 951,
  month: name,
  endsAt,
  closedAt,
  of = name,
  kind = 'book_month',
  decidedAt = closedAt,
}: Month): string[] => [
  decided(operators, { id, kind, content: { month: of }, at: decidedAt }),
  `insert into book_month (fund_id, month, ends_at, income, cost, cash, by_rule, by_hand, closed_by, closed_at, proposal_id)
    values (${idOf(plants.alpha)}, '${name}', '${endsAt}', 0, 0, 0, 0, 0, ${operators[1]}, '${closedAt}', ${id})`,
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

const september = { month: '2026-09', endsAt: '2026-10-01 00:00+09', closedAt: '2026-10-02 10:00+09', id: 952 }
const august = { month: '2026-08', endsAt: '2026-09-01 00:00+09', closedAt: '2026-11-06 10:00+09', id: 953 }
const reopening = ({
  of = '2026-10',
  kind = 'book_month.reopening',
  reason = '誤り',
  said = '誤り',
  status = 'approved',
} = {}) => [
  decided(operators, {
    id: 961,
    kind,
    content: { month: of },
    at: '2026-11-07 10:00+09',
    reason: said,
    status: status === 'open' ? 'open' : 'approved',
  }),
  `insert into book_month_reopening (book_month_id, reason, reopened_by, reopened_at, proposal_id)
    select max(id), '${reason}', ${operators[1]}, '2026-11-07 10:00+09', 961 from book_month where month = '2026-10'`,
]

const outOfOrder: { what: string; act: () => string[]; refusal: RegExp; rule: string; table: string }[] = [
  {
    what: 'is closed after a later one',
    act: () => [...month(october), ...month(august)],
    refusal: /month 2026-08 of fund \d+: a later one is closed/,
    rule: 'follows',
    table: 'book_month',
  },
  {
    what: 'is closed before the one ahead of it',
    act: () => [...month({ ...august, closedAt: '2026-09-02 10:00+09' }), ...month(october)],
    refusal: /month 2026-10 of fund \d+: the one before it is open/,
    rule: 'follows',
    table: 'book_month',
  },
  {
    what: 'is closed twice',
    act: () => [...month(october), ...month({ ...october, id: 954 })],
    refusal: /month 2026-10 of fund \d+ is closed twice/,
    rule: 'follows',
    table: 'book_month',
  },
  {
    what: 'is closed while a check is broken',
    act: () => [`insert into payment_stop (since, checks) values ('2026-11-05', '{M01}')`, ...month(october)],
    refusal: /month 2026-10 of fund \d+: a check of the books is broken/,
    rule: 'follows',
    table: 'book_month',
  },
  {
    what: 'is opened again by one',
    act: () => [...month(october), ...reopening({ status: 'open' })],
    refusal: /two people have not decided to open it again/,
    rule: 'reopened_by_two',
    table: 'book_month_reopening',
  },
  {
    what: 'is opened again for another reason than two people saw',
    act: () => [...month(october), ...reopening({ said: '別の理由' })],
    refusal: /two people have not decided to open it again/,
    rule: 'reopened_by_two',
    table: 'book_month_reopening',
  },
  {
    what: 'is opened again by the proposal of another one',
    act: () => [...month(october), ...reopening({ of: '2026-09' })],
    refusal: /two people have not decided to open it again/,
    rule: 'reopened_by_two',
    table: 'book_month_reopening',
  },
  {
    what: 'is opened again once the next one is closed',
    act: () => [
      ...month(september),
      ...month(october),
      decided(operators, {
        id: 961,
        kind: 'book_month.reopening',
        content: { month: '2026-09' },
        at: '2026-11-07 10:00+09',
        reason: '誤り',
      }),
      `insert into book_month_reopening (book_month_id, reason, reopened_by, reopened_at, proposal_id)
        select max(id), '誤り', ${operators[1]}, '2026-11-07 10:00+09', 961 from book_month where month = '2026-09'`,
    ],
    refusal: /month 2026-09: a later one is closed/,
    rule: 'reopened_by_two',
    table: 'book_month_reopening',
  },
]

describe('no month', () => {
  it.each(outOfOrder)('$what', async ({ act, refusal, rule, table }) => {
    expect(await plants.plant(act())).toMatch(refusal)
    expect(await plants.plant(act(), [off(rule, table)])).toBe(stands)
  })

  it('is lost where two people open it again and close it anew', async () => {
    expect(await plants.plant([...month(september), ...month(october), ...reopening()])).toBe(stands)
    expect(await plants.plant([...month(october), ...reopening(), ...month({ ...october, id: 955 })])).toBe(stands)
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

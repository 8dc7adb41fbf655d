import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bank,
  decided,
  idOf,
  of,
  off,
  openPlantWorld,
  own,
  stands,
  type Act,
  type Entry,
  type PlantWorld,
  newestPeriod,
  periodOf,
} from '../support/plants.ts'

// What a fund still has of its property at its end becomes the operator's at the price that two people saw, and where investors lack something at no less than it is worth.

let plants: PlantWorld
let operators: [number, number]
beforeAll(async () => {
  plants = await openPlantWorld()
  const { world } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
})
afterAll(() => plants.close())

const id = 9_301
const bookValue = 260_000

const rows = (statement: string): Act => ({
  byOwner: `set local session_replication_role = replica; ${statement}; set local session_replication_role = origin`,
})
/** Alpha's end, with which its investor lost that much. */
const endedWithLoss = (yen: number): Act =>
  rows(`
    ${periodOf(idOf(plants.alpha))};
    insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at) overriding system value
      values (${id}, ${idOf(plants.alpha)}, ${newestPeriod(idOf(plants.alpha))}, 0, true, '2026-10-01', '2026-06-20');
    insert into fixed_distribution_share (id, distribution_id, investment_id, gross, withholding, principal, loss) overriding system value
      values (${id}, ${id}, ${plants.investor}, 0, 0, ${300_000 - yen}, ${yen})`)
/** The fund's building, and what somebody found it to be worth on a day. */
const appraised = (value: number, on = '2026-11-01'): Act =>
  rows(`
    insert into property_part (id, property_id, name, is_whole, area_centi, ownership, recorded_at) overriding system value
      values (${id}, ${id}, '全体', true, 10000, 'freehold', '2026-01-01');
    insert into fund_property (fund_id, part_id, seller_id, price, price_basis, recorded_at)
      values (${idOf(plants.alpha)}, ${id}, 1, 300000, '-', '2026-01-01');
    insert into property_appraisal (part_id, appraised_on, appraiser, method, value, document, recorded_at)
      values (${id}, '${on}', '東都不動産鑑定株式会社', 'licensed', ${value}, '-', '2026-11-01')`)

interface Taken {
  seen?: number
  above?: number
  seenAbove?: number
  lacked?: number
  worth?: number | null
  typed?: number
}
const agreed = ({ seen = bookValue, above = 0, seenAbove = above, typed }: Taken): Act =>
  decided(operators, {
    id,
    kind: 'fund.contribution_return',
    content: { fundId: Number(idOf(plants.alpha)) },
    yen: seen + seenAbove,
    property: { bookValue: seen, aboveCost: seenAbove },
    ...(typed !== undefined && { questions: [{ name: `appraisal_part_${id}`, expected: String(typed) }] }),
  })
const recorded = ({ above = 0, lacked = 0, worth = null }: Taken): Act => `
  insert into property_taking (proposal_id, fund_id, book_value, lacked, worth, appraised_on, above_cost, taken_at)
    values (${id}, ${idOf(plants.alpha)}, ${bookValue}, ${lacked}, ${worth ?? 'null'}, ${worth === null ? 'null' : `'2026-11-01'`}, ${above}, '2026-11-10')`
const entry = (kind: string, key: string, lines: Entry['lines']): Entry => ({ kind, key: `${key}:return:${id}`, lines })
const sold = (yen = bookValue): Entry => {
  const { alpha } = plants
  return entry('property_sold', 'property-sold', [
    bank(alpha, yen),
    of(alpha, 'property', '', -yen),
    own(yen),
    bank('operator', -yen),
  ])
}
/** All of it in one go: the harness asks the rules after each act. */
const taken = (facts: Taken, entries: Act[] = [sold()]): Act[] => [agreed(facts), recorded(facts), ...entries]

const rule = off('taken_at_its_worth')

describe('what is left of a property becomes the operator’s', () => {
  it.each<[what: string, acts: () => Act[], refusal: RegExp]>([
    ['for another sum than two people saw', () => taken({ seen: 200_000 }), /two people have seen another price/],
    ['in part', () => [agreed({}), recorded({}), sold(100_000)], /two people have seen another price/],
    ['without the record of what stood behind it', () => [agreed({}), sold()], /two people have not decided it so/],
    ['as if investors lacked nothing', () => [endedWithLoss(50_000), ...taken({})], /investors lack something else/],
    [
      'at a worth that nobody found',
      () => [endedWithLoss(50_000), ...taken({ lacked: 50_000, worth: 250_000, typed: 250_000 })],
      /nobody else found it to be worth that/,
    ],
    [
      'by an appraisal of more than a year before',
      () => [
        endedWithLoss(50_000),
        appraised(250_000, '2025-11-09'),
        ...taken({ lacked: 50_000, worth: 250_000, typed: 250_000 }),
      ],
      /nobody else found it to be worth that/,
    ],
    [
      'at its book value where it is worth more',
      () => [endedWithLoss(50_000), appraised(310_000), ...taken({ lacked: 50_000, worth: 310_000, typed: 310_000 })],
      /its price is not what it is worth/,
    ],
    [
      'by an appraised value that the second person did not type from its paper',
      () => [endedWithLoss(50_000), appraised(250_000), ...taken({ lacked: 50_000, worth: 250_000 })],
      /nobody is asked for the appraised value/,
    ],
    [
      'without what it is worth above its cost',
      () => [
        endedWithLoss(50_000),
        appraised(310_000),
        ...taken({ lacked: 50_000, worth: 310_000, above: 50_000, typed: 310_000 }),
      ],
      /what it is worth above its cost is not paid/,
    ],
  ])('not %s', async (_what, acts, refusal) => {
    expect(await plants.plant(acts())).toMatch(refusal)
    expect(await plants.plant(acts(), [rule])).toBe(stands)
  })

  it('at its book value where investors lack nothing, or a stranger found it to be worth no more', async () => {
    expect(await plants.plant(taken({}))).toBe(stands)
    const fair = { lacked: 50_000, worth: 250_000, typed: 250_000 }
    expect(await plants.plant([endedWithLoss(50_000), appraised(250_000), ...taken(fair)])).toBe(stands)
  })

  it('and no record of it is changed', async () => {
    expect(await plants.plant([...taken({}), 'update property_taking set book_value = 1'])).toMatch(
      /append-only|permission denied|may not/,
    )
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, explainLoss, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import {
  decided,
  of,
  off,
  openPlanter,
  stands,
  type Act,
  type Entry,
  type Planter,
  newestPeriod,
  periodOf,
} from '../support/plants.ts'

// Income that came after the last period makes good what investors lost of their principal before it is anybody's, whoever writes it.

let world: FundLineWorld
let plants: Planter
let fundId: Id<'fund'>
let book = ''
/** The distribution with which the principal went back, and the applications of 500,000 and 300,000 yen that have a share in it. */
let [redeeming, larger, smaller] = [0, 0, 0]
let people: [number, number] = [0, 0]

/** Investors lost 62,500 and 37,500 yen; 40,000 came late. */
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  book = `fund:${fundId}`
  larger = (await world.investor({ amount: 500_000, paysIn: 500_000, fundId })).investmentId
  smaller = (await world.investor({ amount: 300_000, paysIn: 300_000, fundId })).investmentId
  people = [world.maker.memberId, world.checker.memberId]
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await world.classified('cost', -300_000, { cost_kind: 'repair', paid_by: 'operator' })
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 0, loss: 300_000, payday: '2026-11-30', words: '大規模修繕のため' })
  await world.moveOperatorMoney(1_100_000)
  await explainLoss(world, fundId)
  await liveUntil(world, '2026-11-06T10:00:00+09:00')
  await payEverything(world)
  await world.classified('rent', 40_000)
  const { id } = await world.database
    .selectFrom('distribution')
    .select('id')
    .where('fund_id', '=', fundId)
    .executeTakeFirstOrThrow()
  redeeming = id
  plants = await openPlanter(world.services.config.DATABASE_URL)
  // Each act is looked at alone here: that what is fixed is owed has tries of its own.
  await sql.raw(off('owed_as_fixed', 'fixed_distribution')).execute(world.database)
  // So has whether an account is owed what the records say.
  await sql.raw(off('owed_as_recorded')).execute(world.database)
})
afterAll(async () => {
  await plants.close()
  await world.close()
})

const now = '2026-11-06T10:00:00+09:00'
const word = (yen = 40_000): Act => ({
  byOwner: decided(people, {
    id: 901,
    kind: 'fund.supplementary_distribution',
    content: { fundId, payday: '2026-12-18' },
    yen,
  }),
})
const closed = (proposal = 901): Entry => ({
  kind: 'period_closed',
  key: `late-period:${proposal}`,
  on: now,
  lines: [of(book, 'rent_income', '', 40_000), of(book, 'undistributed', '', -40_000)],
})

interface Fixed {
  total?: number
  lost?: number
  short?: number
  /** By application: the dividend, what goes back of the principal, and what of that had been lost. */
  shares?: [investment: number, gross: number, principal: number, restored: number][]
}
const right = (): Required<Fixed>['shares'] => [
  [larger, 0, 25_000, 25_000],
  [smaller, 0, 15_000, 15_000],
]

/** Everything but the entries in the books, in one statement: its rules are asked when it is whole. */
function fixed({ total = 0, lost = 100_000, short = 28_230, shares = right() }: Fixed = {}): string {
  const dividend = shares.reduce((sum, [, gross]) => sum + gross, 0)
  return `insert into fixed_distribution (id, fund_id, total_dividend, redeems, payday, fixed_at, supplements) overriding system value
      values (9001, ${fundId}, ${total}, false, '2026-12-18', '${now}', ${redeeming});
    insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding, principal, restored)
      values ${shares.map(([investment, gross, principal, restored]) => `(9001, ${investment}, ${gross}, ${Math.floor(gross * 0.2042)}, ${principal}, ${restored})`).join(', ')};
    ${dividend > 0 ? `insert into distribution_source (distribution_id, kind, yen, related_yen) values (9001, 'rent', ${dividend}, 0);` : ''}
    insert into supplementary_distribution (distribution_id, proposal_id, income, related_income, costs, sale_proceeds, related_sale, sale_cost, short_of_cap, lost, cap_until)
      values (9001, 901, 40000, 0, 0, 0, 0, 0, ${short}, ${lost}, '2026-10-31')`
}
const restored = (shares: [investment: number, yen: number][], key = 'restored:9001'): Entry => ({
  kind: 'loss_made_good',
  key,
  on: now,
  lines: [
    of(
      book,
      'undistributed',
      '',
      shares.reduce((sum, [, yen]) => sum + yen, 0),
    ),
    ...shares.map(([investment, yen]) => of(book, 'deployed', String(investment), -yen)),
  ],
})
const owed = (shares: [investment: number, yen: number][]): Entry => ({
  kind: 'principal_due',
  key: 'principal:9001',
  on: now,
  lines: shares.flatMap(([investment, yen]) => [
    of(book, 'deployed', String(investment), yen),
    of(book, 'payable', String(investment), -yen),
  ]),
})
const booked = (): Act[] => {
  const shares: [number, number][] = [
    [larger, 25_000],
    [smaller, 15_000],
  ]
  return [restored(shares), owed(shares)]
}

describe('lost principal', () => {
  it('is made good as two people decided it', async () => {
    expect(await plants.plant([word(), closed(), fixed(), ...booked()])).toBe(stands)
  })

  it.each<[what: string, fault: RegExp, acts: () => Act[]]>([
    [
      'a dividend while it stands',
      /28230 yen are not what came in and the cap leaves/,
      () => [
        word(28_229),
        closed(),
        fixed({
          total: 28_230,
          shares: [
            [larger, 17_643, 0, 0],
            [smaller, 10_586, 0, 0],
          ],
        }),
      ],
    ],
    [
      'as if nothing were lost',
      /investors have lost 100000 yen, not 0/,
      () => [
        word(28_229),
        closed(),
        fixed({
          total: 28_230,
          lost: 0,
          shares: [
            [larger, 17_643, 0, 0],
            [smaller, 10_586, 0, 0],
          ],
        }),
      ],
    ],
    [
      'a part of it alone, the rest the operator’s',
      /2 shares are not those/,
      () => [
        word(20_000),
        closed(),
        fixed({
          shares: [
            [larger, 0, 12_500, 12_500],
            [smaller, 0, 7_500, 7_500],
          ],
        }),
      ],
    ],
    [
      'in other proportions',
      /2 shares are not those/,
      () => [
        word(),
        closed(),
        fixed({
          shares: [
            [larger, 0, 15_000, 15_000],
            [smaller, 0, 25_000, 25_000],
          ],
        }),
      ],
    ],
    [
      'to one of them alone',
      /1 shares are not those/,
      () => [word(25_000), closed(), fixed({ shares: [[larger, 0, 25_000, 25_000]] })],
    ],
    [
      'principal that was not lost',
      /1 shares are not those/,
      () => [
        word(),
        closed(),
        fixed({
          shares: [
            [larger, 0, 30_000, 25_000],
            [smaller, 0, 15_000, 15_000],
          ],
        }),
      ],
    ],
    ['of another sum than two people saw', /two people saw another sum/, () => [word(39_999), closed(), fixed()]],
  ])('is not given back as %s', async (_what, fault, acts) => {
    expect(await plants.plant(acts())).toMatch(fault)
    expect(await plants.plant(acts(), [off('supplement_is_due', 'fixed_distribution')])).toBe(stands)
  })

  it('is restored by no other distribution', async () => {
    const other = `${periodOf(fundId)}; insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at) overriding system value
        values (9000, ${fundId}, ${newestPeriod(fundId)}, 0, false, '2026-12-01', '${now}');
      insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding, principal, restored) values (9000, ${larger}, 0, 0, 25000, 25000)`
    expect(await plants.plant([other])).toMatch(/distribution 9000 supplements none and makes no loss good/)
    expect(await plants.plant([other], [off('restores_as_supplement', 'fixed_distribution_share')])).toBe(stands)
  })

  it('is no capital again but as its shares say', async () => {
    const more: Act[] = [
      word(),
      closed(),
      fixed(),
      restored([
        [larger, 30_000],
        [smaller, 10_000],
      ]),
    ]
    expect(await plants.plant(more)).toMatch(/no supplementary distribution makes this loss good/)
    expect(await plants.plant(more, [off('made_good_as_fixed')])).toBe(stands)
    const unfixed: Act[] = [word(), closed(), restored([[larger, 40_000]], 'restored:9999')]
    expect(await plants.plant(unfixed)).toMatch(/no supplementary distribution makes this loss good/)
  })

  it('is owed to whoever lost it', async () => {
    const [right] = booked()
    const acts: Act[] = [word(), closed(), fixed(), right ?? '', owed([[larger, 40_000]])]
    expect(await plants.plant(acts)).toMatch(/restored principal is owed to whoever lost it/)
    expect(await plants.plant(acts, [off('restored_is_owed')])).toBe(stands)
  })

  it('is made good by no more than its closing brought', async () => {
    const acts: Act[] = [word(), fixed(), ...booked()]
    const without = [off('supplement_is_due', 'fixed_distribution')]
    expect(await plants.plant(acts, without)).toMatch(/has earned 40000 yen less than that/)
    expect(await plants.plant(acts, [...without, off('restored_as_earned')])).not.toMatch(/has earned/)
    const more: Entry = {
      kind: 'distribution_fixed',
      key: 'distribution:9001',
      on: now,
      lines: [of(book, 'undistributed', '', 1), of(book, 'operator_share', '', -1)],
    }
    expect(await plants.plant([word(), closed(), fixed(), ...booked(), more])).toMatch(
      /has earned 1 yen less than that/,
    )
  })
})

it('the operator takes nothing of it, also where two people say so', async () => {
  const taken: Act[] = [
    { byOwner: decided(people, { id: 903, kind: 'fund.late_result', content: { fundId }, yen: 40_000 }) },
    closed(903),
    {
      kind: 'distribution_fixed',
      key: 'late-result:903',
      on: now,
      lines: [of(book, 'undistributed', '', 40_000), of(book, 'operator_share', '', -40_000)],
    },
  ]
  expect(await plants.plant(taken)).toMatch(/investors of fund \d+ come before the operator/)
  expect(await plants.plant(taken, [off('investors_first')])).toBe(stands)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import {
  decided,
  of,
  off,
  on,
  openPlanter,
  rentOf,
  stands,
  type Act,
  type Entry,
  type Planter,
  newestPeriod,
  periodOf,
} from '../support/plants.ts'

// Income that came after the last period is its investors' up to the contract's cap, whoever writes it.

let world: FundLineWorld
let plants: Planter
let fundId: Id<'fund'>
let book = ''
/** The distribution with which the principal went back, and the applications that have a share in it: 500,000 and 300,000 yen. */
let [redeeming, larger, smaller] = [0, 0, 0]
let people: [number, number] = [0, 0]

/** The rents gave 20,000 of 28,230 yen; 10,000 came late. */
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
  await world.classified('rent', 20_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 20_000, payday: '2026-11-30', words: '空室があったため' })
  await world.moveOperatorMoney(802_000)
  await payEverything(world)
  await world.classified('rent', 10_000)
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

const word = (facts: Partial<Parameters<typeof decided>[1]> = {}): Act => ({
  byOwner: decided(people, {
    id: 901,
    kind: 'fund.supplementary_distribution',
    content: { fundId, payday: '2026-12-18' },
    yen: 8_229,
    ...facts,
  }),
})
const now = '2026-11-04T10:00:00+09:00'
const closed = (yen = 10_000, proposal = 901): Entry => ({
  kind: 'period_closed',
  key: `late-period:${proposal}`,
  on: now,
  lines: [of(book, 'rent_income', '', yen), of(book, 'undistributed', '', -yen)],
})

interface Fixed {
  id?: number
  proposal?: number
  total?: number
  shares?: [investment: number, gross: number][]
  result?: number
  short?: number
  supplements?: number
  facts?: boolean
  /** Of the income: what a related party paid, and what is told as the price of a sale. */
  related?: number
  sale?: number
  /** The last day that its cap counts. */
  until?: string
  source?: [kind: string, related: number]
}
const sum = (shares: readonly [number, number][]): number => shares.reduce((all, [, gross]) => all + gross, 0)

/** Everything but the entry in the books, in one statement: its rules are asked when it is whole. */
function fixed({
  id = 9_001,
  proposal = 901,
  total = 8_230,
  shares = [
    [larger, 5_143],
    [smaller, 3_086],
  ],
  result = 10_000,
  short = 8_230,
  supplements = redeeming,
  facts = true,
  related = 0,
  sale = 0,
  until = '2026-10-31',
  source = ['rent', 0],
}: Fixed = {}): string {
  return `insert into fixed_distribution (id, fund_id, total_dividend, redeems, payday, fixed_at, supplements) overriding system value
      values (${id}, ${fundId}, ${total}, false, '2026-12-18', '${now}', ${supplements});
    insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding)
      values ${shares.map(([investment, gross]) => `(${id}, ${investment}, ${gross}, ${Math.floor(gross * 0.2042)})`).join(', ')};
    insert into distribution_source (distribution_id, kind, yen, related_yen) values (${id}, '${source[0]}', ${sum(shares)}, ${source[1]});
    ${
      facts
        ? `insert into supplementary_distribution (distribution_id, proposal_id, income, related_income, costs, sale_proceeds, related_sale, sale_cost, short_of_cap, cap_until)
            values (${id}, ${proposal}, ${result - sale}, ${related}, 0, ${sale}, 0, 0, ${short}, '${until}')`
        : ''
    }`
}
const booked = ({
  id = 9_001,
  shares = [
    [larger, 5_143],
    [smaller, 3_086],
  ],
  result = 10_000,
}: Fixed = {}): Entry => ({
  kind: 'distribution_fixed',
  key: `distribution:${id}`,
  on: now,
  lines: [
    of(book, 'undistributed', '', result),
    ...shares.map(([investment, gross]) => of(book, 'payable', String(investment), -gross)),
    of(book, 'operator_share', '', sum(shares) - result),
  ],
})

describe('a supplementary distribution', () => {
  it('stands as two people decided it', async () => {
    expect(await plants.plant([word(), closed(), fixed(), booked()])).toBe(stands)
  })

  it('has a cap that runs no further than its rents', async () => {
    const acts = [word(), closed(), fixed({ until: '2026-11-30' })]
    expect(await plants.plant(acts)).toMatch(/its cap does not run until 2026-11-30/)
    expect(await plants.plant(acts, [off('cap_runs_until', 'supplementary_distribution')])).toBe(stands)
  })

  it('is owed to somebody as soon as it is fixed', async () => {
    const rule: Act = { byOwner: on('owed_as_fixed', 'fixed_distribution') }
    expect(await plants.plant([word(), closed(), rule, fixed()])).toMatch(/what it gives is owed to nobody/)
  })

  it.each<[what: string, fault: RegExp, acts: () => Act[]]>([
    ['of one operator alone', /two people have not decided it so/, () => [word({ status: 'open' }), closed(), fixed()]],
    [
      'on the word about another fund',
      /two people have not decided it so/,
      () => [word({ content: { fundId: fundId + 1, payday: '2026-12-18' } }), closed(), fixed()],
    ],
    [
      'on another word of two',
      /two people have not decided it so/,
      () => [word({ kind: 'fund.late_result' }), closed(), fixed()],
    ],
    ['without its facts', /two people have not decided it so/, () => [word(), closed(), fixed({ facts: false })]],
    [
      'of another sum than two people saw',
      /two people saw another sum/,
      () => [word({ yen: 8_000 }), closed(), fixed()],
    ],
    [
      'above the income',
      /10000 yen came in after the last period, not 12000/,
      () => [word(), closed(), fixed({ result: 12_000 })],
    ],
    ['of income that nobody closed', /0 yen came in after the last period/, () => [word(), fixed()]],
    [
      'above the cap',
      /10000 yen are not what came in and the cap leaves/,
      () => [
        word({ yen: 10_000 }),
        closed(),
        fixed({
          total: 10_000,
          short: 10_000,
          shares: [
            [larger, 6_250],
            [smaller, 3_750],
          ],
        }),
      ],
    ],
    [
      'below what the cap leaves',
      /5000 yen are not what came in and the cap leaves/,
      () => [
        word({ yen: 5_000 }),
        closed(),
        fixed({
          total: 5_000,
          shares: [
            [larger, 3_125],
            [smaller, 1_875],
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
            [larger, 3_086],
            [smaller, 5_143],
          ],
        }),
      ],
    ],
    ['to one of them alone', /2 shares are not those/, () => [word(), closed(), fixed({ shares: [[larger, 8_230]] })]],
    [
      'whose income others paid than its lines say',
      /its lines are other figures/,
      () => [word(), closed(), fixed({ related: 4_000 })],
    ],
    [
      'whose rent is classified as a sale',
      /its lines are other figures/,
      () => [word(), closed(), fixed({ sale: 10_000, source: ['sale', 0] })],
    ],
    [
      'of another source than its lines',
      /its lines are other sources: sale, rent|its lines are other sources: rent, sale/,
      () => [word(), closed(), fixed({ source: ['sale', 0] })],
    ],
    [
      'whose source others paid than its lines say',
      /its lines are other sources: rent/,
      () => [word(), closed(), fixed({ source: ['rent', 1] })],
    ],
    [
      'of no distribution that paid principal back',
      /the principal has not gone back before/,
      () => [
        word(),
        closed(),
        `${periodOf(fundId)}; insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at) overriding system value
          values (9000, ${fundId}, ${newestPeriod(fundId)}, 0, false, '2026-12-01', '${now}')`,
        fixed({ supplements: 9_000 }),
      ],
    ],
  ])('%s', async (_what, fault, acts) => {
    expect(await plants.plant(acts())).toMatch(fault)
    expect(await plants.plant(acts(), [off('supplement_is_due', 'fixed_distribution')])).toBe(stands)
  })

  it('is not given twice for the same income', async () => {
    const first = [word(), closed(), fixed(), booked()]
    const again = (acts: Act[]) => [
      ...first,
      word({ id: 902, yen: 8_229 }),
      ...acts,
      fixed({ id: 9_002, proposal: 902 }),
    ]
    expect(await plants.plant(again([]))).toMatch(/0 yen came in after the last period/)
    expect(await plants.plant(again([closed(10_000, 902)]))).toMatch(/closed beside what was booked/)
    expect(await plants.plant(again([]), [off('supplement_is_due', 'fixed_distribution')])).toBe(stands)
  })

  it('gets no share more once it is fixed', async () => {
    const more = `insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding) values (9001, 999999, 0, 0)`
    const acts = [word(), closed(), fixed(), booked(), more]
    expect(await plants.plant(acts)).toMatch(/the shares of distribution 9001 are fixed/)
    expect(await plants.plant(acts, [off('before_its_facts', 'fixed_distribution_share')])).toMatch(
      /violates not-null constraint/,
    )
  })
})

it('is not taken back once later income was closed after it', async () => {
  const later: Act[] = [
    { byOwner: off('line_behind_entry') },
    { ...rentOf(book, 700), on: now },
    { byOwner: decided(people, { id: 904, kind: 'fund.late_result', content: { fundId }, yen: 700 }) },
    closed(700, 904),
    {
      kind: 'distribution_fixed',
      key: 'late-result:904',
      on: now,
      lines: [of(book, 'undistributed', '', 700), of(book, 'operator_share', '', -700)],
    },
  ]
  const back = `update fixed_distribution set reversed_at = '${now}' where id = 9001`
  const acts = [word(), closed(), fixed(), booked(), ...later, back]
  const without = [
    off('frozen', 'fixed_distribution'),
    'alter table fixed_distribution drop constraint reversed_by_a_correction',
  ]
  expect(await plants.plant(acts, without)).toMatch(/distribution 9001: later income was closed after it/)
  expect(await plants.plant(acts, [...without, off('latest_late_result', 'fixed_distribution')])).toBe(stands)
})

describe('income of after the last period that is the investors’', () => {
  const taken = (): Act[] => [
    { byOwner: decided(people, { id: 903, kind: 'fund.late_result', content: { fundId }, yen: 10_000 }) },
    closed(10_000, 903),
    {
      kind: 'distribution_fixed',
      key: 'late-result:903',
      on: now,
      lines: [of(book, 'undistributed', '', 10_000), of(book, 'operator_share', '', -10_000)],
    },
  ]

  it('is not the operator’s share, also where two people say so', async () => {
    expect(await plants.plant(taken())).toMatch(/investors of fund \d+ come before the operator/)
    expect(await plants.plant(taken(), [off('investors_first')])).toBe(stands)
  })

  it('leaves him no more than its closing brought', async () => {
    const acts = [word(), closed(), fixed(), booked({ result: 11_000 })]
    expect(await plants.plant(acts)).toMatch(/has earned 1000 yen less than that/)
    expect(await plants.plant(acts, [off('given_as_earned')])).toBe(stands)
  })
})

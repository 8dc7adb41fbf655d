import { describe, expect, it } from 'vitest'
import { addDays, japanDate } from '../calendar.ts'
import { yen } from '../money.ts'
import {
  allocateLoss,
  dividendCap,
  saleProfitDistribution,
  waterfall,
  type Cushion,
  type PeriodResult,
  type SeniorHolding,
} from './waterfall.ts'

const day = japanDate

/** RANDOM_PERIODS=200000 takes five seconds. */
const RANDOM_PERIODS = Number(process.env['RANDOM_PERIODS'] ?? 40_000)

describe('the cap of the contract', () => {
  it.each([
    ['7 % of 5,000,000 in 41 days', 5_000_000, 700, '2026-10-14', '2026-11-23', 39_315],
    ['a leap year has 365 days as well', 1_000_000, 1_000, '2028-01-01', '2028-12-31', 100_273],
    ['nobody invested', 0, 700, '2026-10-14', '2026-11-23', 0],
    ['beyond what a double holds exactly', 9_007_199_254_740, 1_200, '2026-01-01', '2026-12-31', 1_080_863_910_568],
  ])('%s', (_, invested, rateBp, startOn, endOn, cap) =>
    expect(dividendCap(yen(invested), rateBp, day(startOn), day(endOn))).toBe(cap),
  )
})

describe('the investors’ part of a sale', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [10_000_003, 2_500_000],
    [10_000_004, 2_500_001],
    // Where a product in floating point would already round.
    [9_007_199_254_740_991, 2_251_799_813_685_247],
  ])('takes a quarter of a sale’s profit of %s in addition: %s', (profit, part) => {
    expect(saleProfitDistribution(yen(profit))).toBe(part)
  })
})

type Sheet = Partial<Omit<PeriodResult, 'holdings' | 'cushion' | 'cushionLostEarlier' | 'startOn' | 'endOn'>> & {
  days?: [string, string]
  /** Of A, B and C. */
  lost?: [number, number, number]
  leaves?: 'A' | 'B' | 'C'
  cushion?: Partial<Cushion>
  cushionLost?: Partial<Cushion>
}

const cushionOf = (parts: Partial<Cushion>): Cushion => ({
  reserve: yen(0),
  subordinated: yen(0),
  fillIn: yen(0),
  takenOver: yen(0),
  ...parts,
})

/** A with 500,000, B with 300,000 and C with 200,000 yen at 7 percent in a whole year: at most 70,000 yen. Behind them 350,000 of the operator. */
function sheet({
  days = ['2026-01-01', '2026-12-31'],
  lost,
  leaves,
  cushion,
  cushionLost,
  ...facts
}: Sheet): PeriodResult {
  const holdings = (['A', 'B', 'C'] as const).map((investId, index) => ({
    investId,
    amount: yen([500_000, 300_000, 200_000][index] ?? 0),
    lostEarlier: yen(lost?.[index] ?? 0),
    leaves: investId === leaves,
  }))
  return {
    income: yen(0),
    declared: yen(0),
    costs: yen(0),
    saleProfit: yen(0),
    isLast: false,
    autoRenewal: false,
    plannedRateBp: 700,
    ...facts,
    startOn: day(days[0]),
    endOn: day(days[1]),
    holdings,
    cushion: cushionOf(cushion ?? { subordinated: yen(200_000), fillIn: yen(100_000), takenOver: yen(50_000) }),
    cushionLostEarlier: cushionOf(cushionLost ?? {}),
  }
}

type Expected = {
  /** Of A, B and C. */
  dividends?: number[]
  losses?: number[]
  restored?: number[]
  principal?: number[]
  /** Reserve, subordinated, fill-in, taken over. */
  cushionLoss?: number[]
  /** Taken over, fill-in, subordinated. */
  cushionRestored?: number[]
  operator?: number
  /** Rent, sale, reserve, declared; not compared where it is not said. */
  sources?: number[]
}

const half = ['2026-01-01', '2026-06-30'] as [string, string]
const sub = (amount: number): Pick<Expected, 'cushionLoss'> => ({ cushionLoss: [0, amount, 0, 0] })
const all = [0, 200_000, 100_000, 50_000]

/** Computed by hand. What a line does not say is zero. */
const WORKED: [string, Sheet, Expected][] = [
  ['nothing came in', {}, {}],
  ['one yen is nobody’s share', { income: yen(1) }, { operator: 1 }],
  ['a yen below the cap', { income: yen(69_999) }, { dividends: [34_999, 20_999, 13_999], operator: 2 }],
  ['the cap', { income: yen(70_000) }, { dividends: [35_000, 21_000, 14_000] }],
  ['a yen above it', { income: yen(70_001) }, { dividends: [35_000, 21_000, 14_000], operator: 1 }],
  ['twice the cap', { income: yen(140_000) }, { dividends: [35_000, 21_000, 14_000], operator: 70_000 }],
  [
    'costs come first',
    { income: yen(100_000), costs: yen(40_000) },
    { dividends: [30_000, 18_000, 12_000], sources: [60_000, 0, 0, 0] },
  ],
  [
    'what was declared is income, and told as such',
    { declared: yen(20_000) },
    { dividends: [10_000, 6_000, 4_000], sources: [0, 0, 0, 20_000] },
  ],
  [
    'after what the books hold',
    { income: yen(15_000), costs: yen(5_000), declared: yen(20_000) },
    { dividends: [15_000, 9_000, 6_000], sources: [10_000, 0, 0, 20_000] },
  ],
  ['costs eat it all', { income: yen(100_000), costs: yen(100_000) }, {}],
  [
    'a sale counts with the rent',
    { income: yen(30_000), costs: yen(10_000), saleProfit: yen(50_000) },
    { dividends: [35_000, 21_000, 14_000], sources: [20_000, 50_000, 0, 0] },
  ],
  [
    'rent makes a bad sale good',
    { income: yen(100_000), saleProfit: yen(-60_000) },
    { dividends: [20_000, 12_000, 8_000], sources: [40_000, 0, 0, 0] },
  ],
  ['and does not suffice', { income: yen(10_000), saleProfit: yen(-110_000) }, sub(100_000)],
  [
    'a leap year has 366 days, the rate 365',
    { income: yen(80_000), days: ['2028-01-01', '2028-12-31'] },
    { dividends: [35_095, 21_057, 14_038], operator: 9_810 },
  ],
  [
    'a single day',
    { income: yen(500), days: ['2026-05-01', '2026-05-01'] },
    { dividends: [95, 57, 38], operator: 310 },
  ],
  ['no rate is planned', { income: yen(70_000), plannedRateBp: 0 }, { operator: 70_000 }],
  ['a loss of a yen', { costs: yen(1) }, sub(1)],
  ['the whole published part', { costs: yen(200_000) }, sub(200_000)],
  ['then what filled the gap', { costs: yen(200_001) }, { cushionLoss: [0, 200_000, 1, 0] }],
  ['all of that', { costs: yen(300_000) }, { cushionLoss: [0, 200_000, 100_000, 0] }],
  ['then what was taken over', { costs: yen(300_001) }, { cushionLoss: [0, 200_000, 100_000, 1] }],
  ['all that the operator put in', { costs: yen(350_000) }, { cushionLoss: all }],
  ['a yen more is nobody’s share of a loss either', { costs: yen(350_001) }, { cushionLoss: all, operator: -1 }],
  ['investors floored', { costs: yen(350_007) }, { cushionLoss: all, losses: [3, 2, 1], operator: -1 }],
  ['investors in proportion', { costs: yen(450_000) }, { cushionLoss: all, losses: [50_000, 30_000, 20_000] }],
  ['everything is lost', { costs: yen(1_350_000) }, { cushionLoss: all, losses: [500_000, 300_000, 200_000] }],
  [
    'a reserve bears first',
    { costs: yen(40_000), cushion: { reserve: yen(30_000), subordinated: yen(200_000) } },
    { cushionLoss: [30_000, 10_000, 0, 0] },
  ],
  ['no cushion at all', { costs: yen(10), cushion: {} }, { losses: [5, 3, 2] }],
  [
    'by what is left of each principal',
    { costs: yen(9), cushion: {}, lost: [500_000, 0, 0] },
    { losses: [0, 5, 3], operator: -1 },
  ],
  [
    'principal goes back at the end',
    { income: yen(70_000), isLast: true },
    { dividends: [35_000, 21_000, 14_000], principal: [500_000, 300_000, 200_000] },
  ],
  [
    'less what was lost',
    { costs: yen(450_000), isLast: true },
    { cushionLoss: all, losses: [50_000, 30_000, 20_000], principal: [450_000, 270_000, 180_000] },
  ],
  ['or was lost before', { isLast: true, lost: [5_000, 3_000, 2_000] }, { principal: [495_000, 297_000, 198_000] }],
  [
    'to who leaves, during a fund',
    { income: yen(10_000), autoRenewal: true, leaves: 'B' },
    { dividends: [5_000, 3_000, 2_000], principal: [0, 300_000, 0] },
  ],
  [
    'an earlier loss is made good before any dividend',
    { income: yen(4_000), lost: [5_000, 3_000, 2_000] },
    { restored: [2_000, 1_200, 800] },
  ],
  ['all of it', { income: yen(10_000), lost: [5_000, 3_000, 2_000] }, { restored: [5_000, 3_000, 2_000] }],
  [
    'then the dividend',
    { income: yen(20_000), lost: [5_000, 3_000, 2_000] },
    { restored: [5_000, 3_000, 2_000], dividends: [5_000, 3_000, 2_000] },
  ],
  ['no yen of it stays over', { income: yen(2), lost: [1, 1, 1] }, { restored: [1, 1, 0] }],
  [
    'made good, it goes back at the end',
    { income: yen(4_000), lost: [5_000, 3_000, 2_000], isLast: true },
    { restored: [2_000, 1_200, 800], principal: [497_000, 298_200, 198_800] },
  ],
  [
    'the operator’s losses after the cap',
    { income: yen(75_000), cushionLost: { takenOver: yen(10_000), fillIn: yen(20_000), subordinated: yen(30_000) } },
    { dividends: [35_000, 21_000, 14_000], cushionRestored: [5_000, 0, 0] },
  ],
  [
    'the published part last',
    { income: yen(105_000), cushionLost: { takenOver: yen(10_000), fillIn: yen(20_000), subordinated: yen(30_000) } },
    { dividends: [35_000, 21_000, 14_000], cushionRestored: [10_000, 20_000, 5_000] },
  ],
  [
    'and then the rest',
    { income: yen(140_000), cushionLost: { takenOver: yen(10_000), fillIn: yen(20_000), subordinated: yen(30_000) } },
    { dividends: [35_000, 21_000, 14_000], cushionRestored: [10_000, 20_000, 30_000], operator: 10_000 },
  ],
  [
    'a renewing fund’s sale is outside the cap',
    { income: yen(35_000), saleProfit: yen(40_000), autoRenewal: true, days: half },
    { dividends: [22_356, 13_413, 8_942], operator: 30_289, sources: [34_711, 10_000, 0, 0] },
  ],
  ['a quarter of three yen is none', { saleProfit: yen(3), autoRenewal: true }, { operator: 3 }],
  [
    'a bad half year is made good by the sale first',
    { costs: yen(10_000), saleProfit: yen(50_000), autoRenewal: true },
    { dividends: [5_000, 3_000, 2_000], operator: 30_000, sources: [0, 10_000, 0, 0] },
  ],
  ['and the sale does not suffice', { costs: yen(60_000), saleProfit: yen(50_000), autoRenewal: true }, sub(10_000)],
  [
    'a renewing fund sold at a loss',
    { income: yen(30_000), saleProfit: yen(-20_000), autoRenewal: true },
    { dividends: [5_000, 3_000, 2_000] },
  ],
  [
    'the sale makes principal good before its quarter is taken',
    { income: yen(4_000), saleProfit: yen(40_000), autoRenewal: true, lost: [5_000, 3_000, 2_000] },
    { restored: [5_000, 3_000, 2_000], dividends: [4_250, 2_550, 1_700], operator: 25_500, sources: [0, 8_500, 0, 0] },
  ],
]

describe('a period', () => {
  it.each(WORKED)('%s', (_, facts, { sources: expectedSources, ...expected }) => {
    const { shares, sources, cushionLoss, cushionRestored, operatorShare } = waterfall(sheet(facts))
    const nobody = [0, 0, 0]
    const { rent, sale, reserve, declared } = sources
    if (expectedSources) expect([rent, sale, reserve, declared]).toEqual(expectedSources)
    expect({
      dividends: shares.map(({ dividend }) => dividend),
      losses: shares.map(({ loss }) => loss),
      restored: shares.map(({ restored }) => restored),
      principal: shares.map(({ principal }) => principal),
      cushionLoss: [cushionLoss.reserve, cushionLoss.subordinated, cushionLoss.fillIn, cushionLoss.takenOver],
      cushionRestored: [cushionRestored.takenOver, cushionRestored.fillIn, cushionRestored.subordinated],
      operator: operatorShare,
    }).toEqual({
      dividends: nobody,
      losses: nobody,
      restored: nobody,
      principal: nobody,
      cushionLoss: [0, 0, 0, 0],
      cushionRestored: nobody,
      operator: 0,
      ...expected,
    })
  })

  it('cannot lose more than the fund is really made of', () => {
    expect(() => waterfall(sheet({ costs: yen(1_350_001) }))).toThrow(RangeError)
    expect(() => allocateLoss(yen(11), cushionOf({ subordinated: yen(10) }), [])).toThrow(RangeError)
  })

  it('leaves everything to the operator where nobody invested', () => {
    const empty = { ...sheet({ income: yen(100), saleProfit: yen(8), autoRenewal: true }), holdings: [] }
    expect(waterfall(empty)).toMatchObject({ cap: 0, priority: 0, saleQuarter: 2, shares: [], operatorShare: 108 })
  })

  it(`agrees with a second formula, ${RANDOM_PERIODS} times`, () => {
    const random = randomNumbers(20_261_123)
    const different: unknown[] = []
    for (let count = 0; count < RANDOM_PERIODS; count++) {
      const period = randomPeriod(random)
      const [computed, expected] = [figuresOf(period), byRanges(period)]
      if (computed !== expected) different.push({ period, computed, expected })
    }
    expect(different.slice(0, 3)).toEqual([])
  })
})

/** Every figure of the product, as one text. */
function figuresOf(period: PeriodResult): string {
  try {
    const { profit, cap, priority, saleQuarter, shares, sources, cushionLoss, cushionRestored, operatorShare } =
      waterfall(period)
    return [
      [profit, cap, priority, saleQuarter, operatorShare],
      [sources.rent, sources.sale, sources.declared],
      [cushionLoss.reserve, cushionLoss.subordinated, cushionLoss.fillIn, cushionLoss.takenOver],
      [cushionRestored.takenOver, cushionRestored.fillIn, cushionRestored.subordinated],
      ...shares.map(({ dividend, loss, restored, principal }) => [dividend, loss, restored, principal]),
    ].join(';')
  } catch (error) {
    if (error instanceof RangeError) return 'more than the fund'
    throw error
  }
}

/** The same without a step: each figure is the part of the result that lies in its own range of yen. */
function byRanges(period: PeriodResult): string {
  const big = (amount: number): bigint => BigInt(amount)
  const within = (value: bigint, from: bigint, size: bigint): bigint =>
    value <= from ? 0n : value - from > size ? size : value - from
  const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
  const { cushion, cushionLostEarlier: gone, holdings } = period
  const net = [big(period.income) - big(period.costs), big(period.saleProfit), big(period.declared)]
  const total = sum(net)
  const amounts = holdings.map(({ amount }) => big(amount))
  const lost = holdings.map(({ lostEarlier }) => big(lostEarlier))
  const [invested, lostInAll] = [sum(amounts), sum(lost)]
  const days = big((Date.parse(period.endOn) - Date.parse(period.startOn)) / 86_400_000 + 1)
  const cap = (invested * big(period.plannedRateBp) * days) / 3_650_000n

  const fall = total < 0n ? -total : 0n
  const behind = [cushion.reserve, cushion.subordinated, cushion.fillIn, cushion.takenOver].map(big)
  const cushionLoss = behind.map((size, index) => within(fall, sum(behind.slice(0, index)), size))
  const onInvestors = fall - sum(cushionLoss)
  const standing = invested - lostInAll
  if (onInvestors > standing) return 'more than the fund'
  const losses = amounts.map((amount, index) =>
    onInvestors === 0n ? 0n : (onInvestors * (amount - (lost[index] ?? 0n))) / standing,
  )

  const rise = total > 0n ? total : 0n
  const aboveLoss = within(rise, lostInAll, rise)
  const apart = period.autoRenewal && period.saleProfit > 0 ? within(aboveLoss, 0n, big(period.saleProfit)) : 0n
  const priority = within(aboveLoss - apart, 0n, cap)
  const dividends = amounts.map((amount) => ((priority + apart / 4n) * amount) / invested)
  const gross = sum(dividends)
  const below = sum(net.map((one) => (one < 0n ? -one : 0n)))
  const above = net.map((one) => (one > 0n ? one : 0n))
  const usable = above.map((size, index) => size - within(below, sum(above.slice(0, index)), size))
  const ofSale = [apart / 4n, gross, usable[1] ?? 0n].reduce((least, one) => (one < least ? one : least))
  const open = usable.map((size, index) => (index === 1 ? size - ofSale : size))
  const sources = open.map(
    (size, index) => within(gross - ofSale, sum(open.slice(0, index)), size) + (index === 1 ? ofSale : 0n),
  )
  const restoredInAll = rise - aboveLoss
  const restored = byRank(restoredInAll, lost)
  const operators = aboveLoss - gross
  const cushionGone = [gone.takenOver, gone.fillIn, gone.subordinated].map(big)
  const cushionRestored = cushionGone.map((size, index) => within(operators, sum(cushionGone.slice(0, index)), size))
  const rest = operators - sum(cushionRestored) - (onInvestors - sum(losses))
  return [
    [total, cap, priority, apart / 4n, rest],
    sources,
    cushionLoss,
    cushionRestored,
    ...holdings.map(({ leaves }, index) => {
      const [one, taken, back] = [amounts[index] ?? 0n, losses[index] ?? 0n, restored[index] ?? 0n]
      const principal = period.isLast || leaves ? one - (lost[index] ?? 0n) + back - taken : 0n
      return [dividends[index], taken, back, principal]
    }),
  ].join(';')
}

/** Each yen that flooring leaves goes to whoever is furthest below the exact part. */
function byRank(amount: bigint, weights: bigint[]): bigint[] {
  const all = weights.reduce((total, weight) => total + weight, 0n)
  if (all === 0n) return weights
  const parts = weights.map((weight) => (amount * weight) / all)
  for (let left = amount - parts.reduce((total, part) => total + part, 0n); left > 0n; left--) {
    const missing = weights.map((weight, index) => amount * weight - (parts[index] ?? 0n) * all)
    const furthest = missing.reduce((most, one, index) => (one > (missing[most] ?? 0n) ? index : most), 0)
    parts[furthest] = (parts[furthest] ?? 0n) + 1n
  }
  return parts
}

/** Whole numbers below a bound, the same ones in each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const DAYS = Array.from({ length: 1_600 }, (_, days) => addDays(day('2024-01-01'), days))

/** Few yen as often as many, so that limits are met exactly. */
function randomPeriod(random: (below: number) => number): PeriodResult {
  const some = (most: number) => yen(random([1, 4, 1_000, most][random(4)] ?? 1))
  const holdings = Array.from({ length: 1 + random(4) }, (_, index): SeniorHolding => {
    const amount = yen((1 + random(10)) * ([1, 100_000][random(2)] ?? 1))
    const lostEarlier = yen(random(3) === 0 ? random(amount + 1) : 0)
    return { investId: String(index), amount, lostEarlier, leaves: random(4) === 0 }
  })
  const start = random(1_200)
  return {
    startOn: DAYS[start] ?? day('2024-01-01'),
    endOn: DAYS[start + random(400)] ?? day('2024-01-01'),
    income: some(400_000),
    declared: some(50_000),
    costs: some(400_000),
    saleProfit: yen(some(900_000) * (random(2) === 0 ? 1 : -1)),
    isLast: random(3) === 0,
    autoRenewal: random(2) === 0,
    plannedRateBp: random(1_500),
    holdings,
    cushion: { reserve: some(2), subordinated: some(300_000), fillIn: some(100_000), takenOver: some(100_000) },
    cushionLostEarlier: { subordinated: some(50_000), fillIn: some(50_000), takenOver: some(50_000) },
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bank,
  decided,
  declared,
  idOf,
  of,
  off,
  on,
  openPlantWorld,
  stands,
  type Act,
  type Entry,
  type Line,
  type PlantWorld,
} from '../support/plants.ts'

// What passes between the operator and a fund is what two people decided: that act, that fund, that amount, once.

let plants: PlantWorld
let operators: [number, number]

beforeAll(async () => {
  plants = await openPlantWorld()
  const { alpha, world } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  // Of a result of 30,000 yen the investor has 10,000 and the operator the rest.
  await plants.commit([
    ...['given_as_earned', 'declared_as_published'].map((rule) => ({ byOwner: off(rule) })),
    declared(alpha, 30_000),
    {
      kind: 'distribution_fixed',
      lines: [of(alpha, 'undistributed', '', 20_000), of(alpha, 'operator_share', '', -20_000)],
    },
    ...['given_as_earned', 'declared_as_published'].map((rule) => ({ byOwner: on(rule) })),
  ])
})
afterAll(() => plants.close())

const shareOut = (key: string, yen: number): Entry => ({
  kind: 'operator_took_share',
  key,
  lines: [
    of(plants.alpha, 'operator_share', '', yen),
    bank(plants.alpha, -yen),
    bank('operator', yen),
    of('operator', 'fund_result', '', -yen),
  ],
})
const contribution = (key: string, part: string, yen: number): Entry => ({
  kind: 'contribution',
  key,
  lines: [
    of('operator', 'fund_interest', idOf(plants.beta), yen),
    bank('operator', -yen),
    bank(plants.beta, yen),
    of(plants.beta, part, '', -yen),
  ],
})
const proposal = (facts: Parameters<typeof decided>[1]): string => decided(operators, facts)
const inAlpha = (): object => ({ fundId: Number(idOf(plants.alpha)) })
const inBeta = (facts: object = {}): object => ({ fundId: Number(idOf(plants.beta)), ...facts })
const share = (facts: Partial<Parameters<typeof decided>[1]> = {}): string =>
  proposal({ id: 901, kind: 'fund.operator_share', content: inAlpha(), yen: 20_000, ...facts })
const put = (facts: Partial<Parameters<typeof decided>[1]> = {}): string =>
  proposal({
    id: 902,
    kind: 'fund.contribution',
    content: inBeta({ part: 'subordinated', amount: 40_000 }),
    yen: 40_000,
    ...facts,
  })

const acts: { what: string; acts: () => Act[] }[] = [
  { what: 'a share that nobody decided', acts: () => [shareOut('share-out:901', 20_000)] },
  {
    what: 'a share that one person proposed',
    acts: () => [share({ status: 'open' }), shareOut('share-out:901', 20_000)],
  },
  {
    what: 'a share by the proposal of a contribution',
    acts: () => [
      put({ content: { ...inAlpha(), part: 'subordinated', amount: 20_000 } }),
      shareOut('share-out:902', 20_000),
    ],
  },
  { what: 'a share of another fund', acts: () => [share({ content: inBeta() }), shareOut('share-out:901', 20_000)] },
  { what: 'more of a share than was seen', acts: () => [share({ yen: 12_345 }), shareOut('share-out:901', 20_000)] },
  {
    what: 'a share in two parts',
    acts: () => [share({ yen: 7_000 }), shareOut('share-out:901', 7_000), shareOut('share-out:0901', 7_000)],
  },
  { what: 'a share by some name', acts: () => [share(), shareOut('planted:share', 20_000)] },
  {
    what: 'a contribution by the proposal of a share',
    acts: () => [share(), contribution('contribution:901', 'subordinated', 40_000)],
  },
  {
    what: 'a contribution of another amount',
    acts: () => [put(), contribution('contribution:902', 'subordinated', 50_000)],
  },
  { what: 'a contribution of another rank', acts: () => [put(), contribution('contribution:902', 'fill_in', 40_000)] },
  {
    what: 'a contribution to another fund',
    acts: () => [
      put({ content: { ...inAlpha(), part: 'subordinated', amount: 40_000 } }),
      contribution('contribution:902', 'subordinated', 40_000),
    ],
  },
  {
    what: 'more for a gap than was missing',
    acts: () => [
      put({ kind: 'fund.gap', content: inBeta({ decision: 'keep' }), yen: 39_999 }),
      contribution('contribution:902', 'fill_in', 40_000),
    ],
  },
  {
    what: 'a contribution with a start that is not under way',
    acts: () => [contribution(`start-contribution:${idOf(plants.beta)}:fill_in`, 'fill_in', 60_000)],
  },
  {
    what: 'the part of somebody who leaves, with no payment',
    acts: () => [
      { byOwner: off('taken_as_paid') },
      contribution(`taken-over:1:${idOf(plants.beta)}`, 'taken_over', 15_000),
    ],
  },
  { what: 'the rest of a loss that nobody made', acts: () => [contribution('loss-rest:1', 'fill_in', 3)] },
  {
    what: 'late income, by the proposal of another fund',
    acts: () => [
      { byOwner: off('given_as_earned') },
      proposal({ id: 903, kind: 'fund.late_result', content: inBeta(), yen: 1_000 }),
      {
        kind: 'distribution_fixed',
        key: 'late-result:903',
        lines: [of(plants.alpha, 'undistributed', '', 1_000), of(plants.alpha, 'operator_share', '', -1_000)],
      },
    ],
  },
]

describe('two people have not decided', () => {
  it.each(acts)('$what', async ({ acts }) => {
    expect(await plants.plant(acts())).toMatch(/two people have not decided it so/)
    expect(await plants.plant(acts(), [off('of_proposal')])).toBe(stands)
  })

  it('and what they have decided stands', async () => {
    expect(await plants.plant([share(), shareOut('share-out:901', 20_000)])).toBe(stands)
    expect(await plants.plant([put(), contribution('contribution:902', 'subordinated', 40_000)])).toBe(stands)
    const gap = put({ kind: 'fund.gap', content: inBeta({ decision: 'keep' }), yen: 40_000 })
    expect(await plants.plant([gap, contribution('contribution:902', 'fill_in', 30_000)])).toBe(stands)
  })
})

describe('what the operator lends a fund, and what of it he bears, is what two people decided', () => {
  const lent = (key: string, yen: number): Entry => ({
    kind: 'operator_advanced',
    key,
    lines: [
      of('operator', 'advanced', idOf(plants.beta), yen),
      bank('operator', -yen),
      bank(plants.beta, yen),
      of(plants.beta, 'owed_to_operator', '', -yen),
    ],
  })
  const borne = (key: string, yen: number): Entry => ({
    kind: 'advance_borne',
    key,
    lines: [
      of(plants.beta, 'owed_to_operator', '', yen),
      of(plants.beta, 'undistributed', '', -yen),
      of('operator', 'fund_result', '', yen),
      of('operator', 'advanced', idOf(plants.beta), -yen),
    ],
  })
  const lending = (facts: Partial<Parameters<typeof decided>[1]> = {}): { byOwner: string } => ({
    byOwner: proposal({ id: 903, kind: 'fund.advance', content: inBeta({ amount: 5_000 }), yen: 5_000, ...facts }),
  })
  const bearing = (yen: number): { byOwner: string } => ({
    byOwner: proposal({ id: 904, kind: 'fund.late_result', content: inBeta(), yen }),
  })

  it('and then it stands', async () => {
    expect(await plants.plant([lending(), lent('operator-advance:903', 5_000)])).toBe(stands)
    expect(
      await plants.plant([
        lending(),
        bearing(5_000),
        lent('operator-advance:903', 5_000),
        borne('late-loss:904', 5_000),
      ]),
    ).toBe(stands)
  })

  it.each<[what: string, acts: () => Act[]]>([
    ['an advance on nobody’s word', () => [lent('planted', 5_000)]],
    ['another amount', () => [lending(), lent('operator-advance:903', 5_001)]],
    [
      'another fund',
      () => [lending({ content: { ...inAlpha(), amount: 5_000 } }), lent('operator-advance:903', 5_000)],
    ],
    ['another act', () => [lending({ kind: 'fund.late_result' }), lent('operator-advance:903', 5_000)]],
    [
      'a debt let off on nobody’s word',
      () => [lending(), lent('operator-advance:903', 5_000), borne('planted', 5_000)],
    ],
  ])('%s', async (_what, acts) => {
    expect(await plants.plant(acts())).toMatch(/two people have not decided it so/)
    expect(await plants.plant(acts(), [off('decided_advance')])).toBe(stands)
  })

  const other = (): string => idOf(plants.alpha)
  const repaid = (yen: number): Entry => ({
    kind: 'operator_repaid',
    key: 'advance-repaid:906',
    lines: [
      of(plants.beta, 'owed_to_operator', '', yen),
      bank(plants.beta, -yen),
      bank('operator', yen),
      of('operator', 'advanced', idOf(plants.beta), -yen),
    ],
  })
  const lentBefore = (): Act[] => [lending(), lent('operator-advance:903', 5_000)]
  const beside = (entry: Entry, ...lines: Line[]): Entry => ({ ...entry, lines: [...entry.lines, ...lines] })

  it.each<[what: string, acts: () => Act[]]>([
    [
      'a debt of another fund beside',
      () => [
        ...lentBefore(),
        bearing(3_000),
        beside(
          borne('late-loss:904', 3_000),
          of(plants.alpha, 'owed_to_operator', '', 1_000),
          of(plants.alpha, 'undistributed', '', -1_000),
        ),
      ],
    ],
    [
      'a debt that the operator’s book lets off another fund',
      () => [
        ...lentBefore(),
        bearing(3_000),
        {
          ...borne('late-loss:904', 3_000),
          lines: borne('', 3_000).lines.map(([book, kind, reference, yen]): Line => [
            book,
            kind,
            kind === 'advanced' ? other() : reference,
            yen,
          ]),
        },
      ],
    ],
    ['less than was seen', () => [...lentBefore(), bearing(3_000), borne('late-loss:904', 2_999)]],
    [
      'a loss by the decision on a gain',
      () => [
        ...lentBefore(),
        bearing(3_000),
        { byOwner: off('given_as_earned') },
        {
          kind: 'distribution_fixed',
          key: 'late-result:904',
          lines: [of(plants.beta, 'undistributed', '', 3_000), of(plants.beta, 'operator_share', '', -3_000)],
        },
        borne('late-loss:904', 3_000),
      ],
    ],
    [
      'the same decision once more',
      () => [...lentBefore(), bearing(2_000), borne('late-loss:904', 2_000), borne('late-loss:0904', 2_000)],
    ],
  ])('nor %s', async (_what, acts) => {
    expect(await plants.plant(acts())).toMatch(/two people have not decided it so/)
    expect(await plants.plant(acts(), [off('decided_advance')])).toBe(stands)
  })

  it('nor pays back another sum than was seen', async () => {
    const seen = (yen: number): Act => ({
      byOwner: proposal({ id: 906, kind: 'fund.advance_repayment', content: inBeta(), yen }),
    })
    expect(await plants.plant([...lentBefore(), seen(1_999), repaid(2_000)])).toMatch(
      /two people have not decided to repay/,
    )
    expect(await plants.plant([...lentBefore(), seen(1_999), repaid(2_000)], [off('wall_of_advances')])).toBe(stands)
    expect(await plants.plant([...lentBefore(), seen(2_000), repaid(2_000)])).toBe(stands)
  })

  it.each<[what: string, acts: () => Act[]]>([
    ['a yen', () => [...lentBefore(), bearing(5_001), borne('late-loss:904', 5_001)]],
    [
      'what was paid back',
      () => [
        ...lentBefore(),
        { byOwner: proposal({ id: 906, kind: 'fund.advance_repayment', content: inBeta(), yen: 2_000 }) },
        repaid(2_000),
        bearing(5_000),
        borne('late-loss:904', 5_000),
      ],
    ],
    [
      'what was borne before',
      () => [
        ...lentBefore(),
        bearing(3_000),
        borne('late-loss:904', 3_000),
        { byOwner: proposal({ id: 905, kind: 'fund.late_result', content: inBeta(), yen: 3_000 }) },
        borne('late-loss:905', 3_000),
      ],
    ],
  ])('and no more is borne than was lent: %s', async (_what, acts) => {
    expect(await plants.plant(acts())).toMatch(/the operator bears more than he has paid for the fund/)
    expect(await plants.plant(acts(), [off('decided_advance')])).toBe(stands)
  })
})

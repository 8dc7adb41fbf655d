import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import type { CostKind } from '../treasury/fund-lines.ts'
import {
  checkedAnew,
  correctionNotes,
  perHundredAnew,
  sourcesAnew,
  type CorrectedPart,
  type FundCorrection,
  type PublishedClosing,
} from './fund-corrections.ts'
import { yen } from '../money.ts'

const published = (
  facts: Partial<Record<keyof Omit<PublishedClosing, 'isSold'>, number>> = {},
  isSold = false,
): PublishedClosing => {
  const all = {
    income: 40_000,
    relatedIncome: 0,
    costs: 12_000,
    relatedCosts: 0,
    saleProceeds: 0,
    relatedSale: 0,
    saleCost: 0,
    dividend: 28_000,
    saleQuarter: 0,
    declared: 0,
    restored: 0,
    ...facts,
  }
  const entries = Object.entries(all).map(([key, amount]) => [key, yen(amount)])
  return { ...(Object.fromEntries(entries) as Omit<PublishedClosing, 'isSold'>), isSold }
}
const corrected = (
  before: CorrectedPart[],
  after: CorrectedPart[],
  facts: Partial<FundCorrection> = {},
): FundCorrection => ({
  number: 1,
  lateNumber: null,
  recordedAt: new Date('2026-12-03T10:00:00+09:00'),
  day: japanDate('2026-08-05'),
  what: 'line',
  cause: 'payer_checked',
  before,
  after,
  ...facts,
})
const rent = (amount: number, related = false): CorrectedPart => ({ kind: 'rent_income', yen: amount, related })
const cost = (kind: CostKind, amount: number, ofSale = false): CorrectedPart => ({ kind, yen: -amount, ofSale })

type Sources = [rent: number, sale: number, declared: number, uncovered: number, related: number]

const table: [what: string, closing: PublishedClosing, corrections: FundCorrection[], expected: Sources][] = [
  [
    'a rent that a related party paid',
    published(),
    [corrected([rent(10_000)], [rent(10_000, true)])],
    [28_000, 0, 0, 0, 7_000],
  ],
  ['a rent that was none of the fund’s', published(), [corrected([rent(10_000)], [])], [18_000, 0, 0, 10_000, 10_000]],
  [
    'just as much as was not given out',
    published({ dividend: 27_999 }),
    [corrected([rent(1)], [])],
    [27_999, 0, 0, 0, 0],
  ],
  ['one yen more than that', published({ dividend: 27_999 }), [corrected([rent(2)], [])], [27_998, 0, 0, 1, 1]],
  ['all of it', published(), [corrected([rent(40_000)], [])], [0, 0, 0, 28_000, 28_000]],
  [
    'a cost of another kind',
    published(),
    [corrected([cost('repair', 2_000)], [cost('management', 2_000)])],
    [28_000, 0, 0, 0, 0],
  ],
  ['a cost that was the operator’s', published(), [corrected([cost('repair', 2_000)], [])], [28_000, 0, 0, 0, 0]],
  ['a cost that was more', published(), [corrected([], [cost('repair', 2_000)])], [26_000, 0, 0, 2_000, 2_000]],
  [
    'what was declared stays so',
    published({ declared: 8_000 }),
    [corrected([rent(25_000)], [])],
    [3_000, 0, 8_000, 17_000, 25_000],
  ],
  [
    'what restored lost principal came first',
    published({ dividend: 8_000, restored: 20_000 }),
    [corrected([rent(5_000)], [])],
    [3_000, 0, 0, 5_000, 5_000],
  ],
  [
    'put right twice',
    published(),
    [corrected([rent(10_000)], []), corrected([], [rent(10_000)])],
    [28_000, 0, 0, 0, 0],
  ],
  [
    'a deal moves no source',
    published(),
    [corrected([{ kind: 'purchase', yen: 9, seller: 'third', buyer: 'this' }], [])],
    [28_000, 0, 0, 0, 0],
  ],
  [
    'a sale makes good what rents lack',
    published({ saleProceeds: 900_000, saleCost: 850_000, dividend: 60_000 }, true),
    [corrected([rent(30_000)], [])],
    [0, 48_000, 0, 12_000, 12_000],
  ],
  [
    'a cost of the sale counts against its price',
    published({ saleProceeds: 900_000, saleCost: 850_000, dividend: 78_000 }, true),
    [corrected([cost('brokerage', 5_000)], [cost('brokerage', 5_000, true)])],
    [33_000, 45_000, 0, 0, 0],
  ],
  [
    'and like every other where nothing was sold',
    published(),
    [corrected([cost('brokerage', 5_000)], [cost('brokerage', 5_000, true)])],
    [28_000, 0, 0, 0, 0],
  ],
]

describe('the sources of a dividend by the lines as they are classified now', () => {
  it.each(table)('%s', (_what, closing, corrections, [fromRent, sale, declared, uncovered, related]) => {
    const anew = sourcesAnew(closing, corrections)
    expect(anew.sources).toEqual({ rent: fromRent, sale, reserve: 0, declared, uncovered })
    expect(Object.values(anew.related).reduce((sum, part) => sum + part, 0)).toBe(related)
    expect(Object.values(perHundredAnew(anew.sources) ?? {}).reduce((sum, part) => sum + part, 0)).toBe(100)
    expect(checkedAnew(anew.sources)).toBe(Math.floor(((fromRent + sale) * 100) / closing.dividend))
  })
})

it('has its costs to related parties by the lines as they are classified now, also those of a sale', () => {
  const lines = [
    corrected([cost('repair', 500)], [{ ...cost('repair', 500), related: true }]),
    corrected([{ ...cost('brokerage', 300, true), related: true }], []),
  ]
  expect(sourcesAnew(published({ relatedCosts: 1_000 }, true), lines).books.relatedCosts).toBe(1_200)
})

it('says of income that went back when it had come', () => {
  const returned = { kind: 'rent_income', yen: -500, broughtOn: '2026-06-15' } as const
  const [note] = correctionNotes([corrected([{ kind: 'other', yen: -500 }], [returned])], null)
  expect(note).toContain('」を「賃料 500円（2026年6月15日の入金の返還）」に')
})

it('is published with its day, what stood before, what stands now, and why', () => {
  const lines = [
    corrected([rent(20_000)], []),
    corrected([cost('repair', 500)], [cost('management', 500)], { cause: 'unsaid' }),
    corrected(
      [{ kind: 'purchase', yen: 900, seller: 'third', buyer: 'this' }],
      [{ kind: 'purchase', yen: 900, seller: 'group', buyer: 'this' }],
      {
        what: 'deal',
      },
    ),
  ]
  expect(correctionNotes(lines, sourcesAnew(published(), lines))).toMatchInlineSnapshot(`
    [
      "締めた後の訂正（2026年12月3日）：2026年8月5日の入出金「賃料 20,000円（第三者から）」を「このファンドの記録ではない」に訂正しました。原因：振込人の確認",
      "締めた後の訂正（2026年12月3日）：2026年8月5日の入出金「修繕費 500円」を「管理費 500円」に訂正しました。原因：登録の誤り",
      "締めた後の訂正（2026年12月3日）：2026年8月5日の取引「取得 900円（売主 第三者、買主 このファンド）」を「取得 900円（売主 当社のグループ会社、買主 このファンド）」に訂正しました。原因：振込人の確認",
      "訂正後の原資：分配金100円のうち、賃料から29円、収入の裏付けがなくなった分（当社の負担）から71円。うち、当社や関係者が支払った分72円、銀行の明細で確かめた収入 28％",
    ]
  `)
  expect(correctionNotes([], null)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { BySource } from '../investing/dividend-source.ts'
import { checkedPercent, proveDistribution, sourcesNotes, sourcesSentence } from './fund-proof.ts'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'

const from = (rent: number, sale: number, reserve: number, declared: number): BySource => ({
  rent: yen(rent),
  sale: yen(sale),
  reserve: yen(reserve),
  declared: yen(declared),
})

describe('配当の原資 in words', () => {
  it.each([
    [from(82_000, 18_000, 0, 0), '分配金100円のうち、賃料から82円、売却益から18円、出資金の払戻しは0円です。'],
    [from(28_000, 0, 0, 0), '分配金100円のうち、賃料から100円、出資金の払戻しは0円です。'],
    // Always a hundred, by largest remainder; what is less than half a yen of it is still named.
    [from(999, 0, 0, 1), '分配金100円のうち、賃料から100円、申告による収入から0円、出資金の払戻しは0円です。'],
    [from(0, 0, 0, 5), '分配金100円のうち、申告による収入から100円、出資金の払戻しは0円です。'],
    [from(0, 0, 0, 0), 'この期間の分配金は、ありません。'],
  ])('%o', (sources, text) => {
    expect(sourcesSentence({ state: 'recorded', sources, related: from(0, 0, 0, 0) })).toBe(text)
  })

  it('says why nothing is told, and nothing beneath it', () => {
    expect(sourcesSentence({ state: 'open' })).toBe('この期間の収支は、まだ確定していません。')
    expect(sourcesNotes({ state: 'open' })).toEqual([])
  })

  it('says who paid it in, and how far lines of the bank stand behind it', () => {
    const told = (sources: BySource, related: BySource) => sourcesNotes({ state: 'recorded', sources, related })
    expect(told(from(100, 0, 0, 0), from(0, 0, 0, 0))).toEqual([
      'うち、当社や関係者が支払った賃料・売却代金から0円',
      '銀行の明細で確かめた収入 100％',
    ])
    // A yen of a related party never reads 0, and a declared one never 100.
    expect(told(from(999_999, 0, 0, 1), from(0, 0, 0, 1))).toEqual([
      'うち、当社や関係者が支払った分1円（申告による収入を含みます）',
      '銀行の明細で確かめた収入 99％',
    ])
    expect(told(from(50, 50, 0, 0), from(0, 1, 0, 0))[0]).toBe('うち、当社や関係者が支払った賃料・売却代金から1円')
    expect(told(from(0, 0, 0, 100), from(0, 0, 0, 100))).toEqual([
      'うち、当社や関係者が支払った分100円（申告による収入を含みます）',
      '申告（銀行明細なし）',
    ])
    expect(checkedPercent(from(1, 0, 0, 99))).toBe(1)
  })
})

it('a distribution is told with the contract’s limit beside it', () => {
  const holdings = [
    { amount: yen(300_000), investors: 2, dividend: yen(12_000), loss: yen(0), principal: yen(300_000) },
    { amount: yen(200_000), investors: 1, dividend: yen(8_000), loss: yen(0), principal: yen(200_000) },
  ]
  const period = { startOn: japanDate('2026-05-01'), endOn: japanDate('2026-10-31'), plannedRateBp: 700 }
  expect(proveDistribution({ total: yen(32_001), saleProfit: yen(0), holdings }, period)).toEqual({
    invested: 800_000,
    days: 184,
    dividend: 32_000,
    loss: 0,
    principal: 800_000,
    leftWithOperator: 1,
    cap: 28_230,
    saleQuarter: 0,
    aboveCap: 3_771,
  })
})

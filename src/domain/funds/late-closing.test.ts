import { expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { lateClosingSentence, type LateClosing } from './late-closing.ts'
import { yen } from '../money.ts'

const closing = (facts: Partial<Record<keyof Omit<LateClosing, 'closedOn'>, number>>): LateClosing => ({
  number: 1,
  closedOn: japanDate('2026-11-20'),
  income: yen(facts.income ?? 0),
  relatedIncome: yen(facts.relatedIncome ?? 0),
  costs: yen(facts.costs ?? 0),
  relatedCosts: yen(facts.relatedCosts ?? 0),
  accruedCosts: yen(facts.accruedCosts ?? 0),
  saleProceeds: yen(facts.saleProceeds ?? 0),
  relatedSale: yen(facts.relatedSale ?? 0),
  saleCost: yen(facts.saleCost ?? 0),
  result: yen(facts.result ?? 0),
  toInvestors: yen(facts.toInvestors ?? 0),
  toOperator: yen(facts.toOperator ?? 0),
})

it.each<[what: string, facts: Parameters<typeof closing>[0], words: string]>([
  [
    'given to both',
    { income: 10_000, result: 10_000, toInvestors: 8_229, toOperator: 1_771 },
    '収入 10,000円、費用 0円、差引 10,000円。投資家へ8,229円（税引前）、当社の取り分は1,771円です。',
  ],
  [
    'used up by costs of ours',
    { income: 90_000, costs: 90_000, relatedCosts: 60_000, accruedCosts: 30_000 },
    '収入 90,000円、費用 90,000円（うち、当社や関係者へ60,000円、支払先を記録していない未払費用 30,000円）、差引 0円。投資家と当社が受け取る額はありません。',
  ],
  [
    'a sale to one of ours',
    {
      income: 1_000,
      saleProceeds: 500_000,
      relatedSale: 500_000,
      saleCost: 400_000,
      result: 101_000,
      toOperator: 101_000,
    },
    '収入 501,000円（うち、当社や関係者から500,000円）、費用 400,000円、差引 101,000円。投資家へ0円（税引前）、当社の取り分は101,000円です。',
  ],
  [
    'less than nothing',
    { income: -4_000, result: -4_000, toOperator: -4_000 },
    '収入 −4,000円、費用 0円、差引 −4,000円。不足した4,000円は、当社が負担しました。',
  ],
])('what came in after the last period: %s', (_what, facts, words) => {
  expect(lateClosingSentence(closing(facts))).toBe(`期間終了後の収支（2026年11月20日に確定）：${words}`)
})

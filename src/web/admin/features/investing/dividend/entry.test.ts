import { describe, expect, it } from 'vitest'
import { emptyEntry, problemsOf, type EntryValues } from './entry.ts'
import type { FundResult, Plan } from './fund-result-queries.ts'

/** A period whose books give 32,000 of 39,315 yen, in a fund that pays on a day that is set. */
const result = {
  due_period: { cap: 39_315, books: { dividend: 32_000, sale_quarter: 0 } },
  pending: null,
  performance: { payday: '2026-12-28' },
  is_auto_continue: false,
} as unknown as FundResult
const plan = { unyo_end_at: '2026-10-31' } as Plan
const typed = (values: Partial<EntryValues>, of = result) =>
  problemsOf(of, plan, { ...emptyEntry, payday: '2026-12-28', words: '空室があったため', ...values })

describe('a dividend that is entered', () => {
  it('is what the books give, or more', () => {
    expect([typed({ dividend: '32,000' }), typed({ dividend: '39315' })]).toEqual([{}, {}])
  })

  it('is no less, unless a loss is entered with it', () => {
    const less = { dividend: '帳簿から計算した32,000円より少ない分配金は確定できません。' }
    expect([typed({ dividend: '31,999' }), typed({ dividend: '0', loss: '0' })]).toEqual([less, less])
    expect(typed({ dividend: '0', loss: '4,000,000' })).toEqual({})
  })
  it('of a sale is judged with the investors’ quarter, beside which it is less', () => {
    const sold = {
      ...result,
      due_period: { cap: 39_315, books: { dividend: 32_000, sale_quarter: 5_000 } },
    } as FundResult
    expect(typed({ dividend: '31,000', saleProfit: '24,000' }, sold)).toEqual({})
    expect(Object.keys(typed({ dividend: '32,000', saleProfit: '19,996' }, sold))).toEqual(['sale_profit'])
    expect(Object.keys(typed({ dividend: '31,999', saleProfit: '20,000' }, sold))).toEqual(['dividend'])
  })
})

it('an end before its plan says why where the server asks for it', () => {
  const asked = { ...result, needs_end_words: true }
  expect(typed({ unyoEndAt: '2026-10-30' }, asked)).toEqual({
    unyo_end_words: '予定より早く終了するときは、理由が必要です。',
  })
  for (const values of [{ unyoEndAt: '2026-10-31' }, { unyoEndAt: '2026-10-30', endWords: '買主が決まったため' }])
    expect(typed(values, asked)).toEqual({})
  expect(typed({ unyoEndAt: '2026-10-30' })).toEqual({})
})

import { describe, expect, it } from 'vitest'
import { emptyEntry, problemsOf, type EntryValues } from './entry.ts'
import type { FundResult } from './fund-result-queries.ts'

/** A period whose books give 32,000 of 39,315 yen, in a fund that pays on a day that is set. */
const result = {
  due_period: { cap: 39_315, books: { dividend: 32_000 } },
  pending: null,
  performance: { payday: '2026-12-28' },
  is_auto_continue: false,
} as unknown as FundResult
const typed = (values: Partial<EntryValues>) =>
  problemsOf(result, { ...emptyEntry, payday: '2026-12-28', words: '空室があったため', ...values })

describe('a dividend that is entered', () => {
  it('is what the books give, or more', () => {
    expect([typed({ dividend: '32,000' }), typed({ dividend: '39315' })]).toEqual([{}, {}])
  })

  it('is no less, unless a loss is entered with it', () => {
    const less = { dividend: '帳簿から計算した32,000円より少ない分配金は確定できません。' }
    expect([typed({ dividend: '31,999' }), typed({ dividend: '0', loss: '0' })]).toEqual([less, less])
    expect(typed({ dividend: '0', loss: '4,000,000' })).toEqual({})
  })
})

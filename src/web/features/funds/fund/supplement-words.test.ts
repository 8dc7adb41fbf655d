import { describe, expect, it } from 'vitest'
import { supplementWords } from './supplement-words.ts'

const supplement = {
  fixed_at: '2027-02-01T10:00:00+09:00',
  payday: '2027-02-15',
  paid_at: null,
  reversed_at: null,
  result: 70_000,
  lost: 0,
  restored: 0,
  dividend: 0,
}

describe('what a fund’s page says of later income', () => {
  it.each([
    ['a dividend', { dividend: 10_000 }, '投資家に10,000円（税引前の合計）の追加分配を確定しました。'],
    [
      'principal that was lost',
      { lost: 100_000, restored: 70_000 },
      '投資家に元本の損失100,000円のうち70,000円の回復（出資の返還）を確定しました。',
    ],
    [
      'both',
      { lost: 60_000, restored: 60_000, dividend: 10_000 },
      '投資家に元本の損失60,000円のうち60,000円の回復（出資の返還）と、10,000円（税引前の合計）の追加分配を確定しました。',
    ],
  ])('%s', (_what, facts, words) => {
    const text = supplementWords({ ...supplement, ...facts })
    expect(text).toContain('元本の返還後の収入（費用を差し引いて70,000円）から、')
    expect(text).toContain(words)
    expect(text).toMatch(/2027年2月15日（月）にお支払いします。$/)
  })
})

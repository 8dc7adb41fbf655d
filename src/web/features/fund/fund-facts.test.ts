import { describe, expect, it } from 'vitest'
import { endOfNextMonth, fundingOf, operationResult, parseProgress, splitFundName } from './fund-facts.ts'

const stats = (invest_total: number) => ({ invest_total, paid_total: 0, is_goaled: false })

describe('a fund in figures', () => {
  it.each([
    { price: 50_000_000, subordinated: 10_000_000, total: 10_000_000, percent: 20, subordinatedPercent: 20, applied: 0, remaining: 40_000_000 },
    { price: 50_000_000, subordinated: 10_000_000, total: 35_000_000, percent: 70, subordinatedPercent: 20, applied: 25_000_000, remaining: 15_000_000 },
    { price: 30_000_000, subordinated: 1_000_000, total: 29_900_000, percent: 99, subordinatedPercent: 3, applied: 28_900_000, remaining: 100_000 },
    { price: 40_000_000, subordinated: null, total: 52_000_000, percent: 130, subordinatedPercent: 0, applied: 52_000_000, remaining: 0 },
  ])('$total of $price yen is $percent % (operator $subordinatedPercent %)', ({ price, subordinated, total, ...expected }) => {
    const funding = fundingOf({ price_estate: price, subordination_amount: subordinated, stats: stats(total) })
    expect(funding).toMatchObject(expected)
  })

  it('shows the primary style up to step 02 and the warning style from 03', () => {
    expect(['00:募集前', '02:募集中', '03:募集終了', '05:不成立'].map((text) => parseProgress(text).tone)).toEqual(['primary', 'primary', 'warning', 'warning'])
    expect(parseProgress(undefined)).toEqual({ code: '00', label: '募集前', tone: 'primary' })
  })

  it('knows results only when start, end and yield are all there', () => {
    const complete = { progress: '05:運用終了', start_at: null, end_at: null, unyo_start_at: '2025-05-01', unyo_end_at: '2026-01-31', rimawari: 7.1, payday: null, isFail: false }
    expect(operationResult({ performance: complete })).toEqual({ start: '2025-05-01', end: '2026-01-31', rate: 7.1 })
    expect(operationResult({ performance: { ...complete, rimawari: null } })).toBeNull()
    expect(operationResult({ performance: { ...complete, rimawari: 0 } })).not.toBeNull()
  })

  it.each([
    ['2026-10-31', '2026-11-30'],
    ['2026-12-31', '2027-01-31'],
    ['2028-01-15', '2028-02-29'],
  ])('operation until %s is distributed by %s', (end, due) => {
    expect(endOfNextMonth(end)).toBe(due)
  })

  it('separates number and name', () => {
    expect(splitFundName('糸funding 第12号　世田谷区三軒茶屋レジデンス')).toEqual({ number: '糸funding 第12号', title: '世田谷区三軒茶屋レジデンス' })
    expect(splitFundName('浅草ゲストハウス')).toEqual({ number: null, title: '浅草ゲストハウス' })
  })
})

import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { feeTax, feeTaxProblems, type FeePayee } from './fee-withholding.ts'
import type { FundLinePart } from './fund-lines.ts'
import { idOf } from '../id.ts'

describe('tax withheld of a fee', () => {
  it.each<[FeePayee, number, number]>([
    ['scrivener', 1, 0],
    ['scrivener', 10_000, 0],
    ['scrivener', 10_009, 0],
    ['scrivener', 10_010, 1],
    ['scrivener', 100_000, 9_189],
    ['scrivener', 1_010_000, 102_100],
    ['scrivener', 2_000_000, 203_179],
    ['expert', 1, 0],
    ['expert', 10, 1],
    ['expert', 100_000, 10_210],
    ['expert', 110_000, 11_231],
    ['expert', 999_999, 102_099],
    ['expert', 1_000_000, 102_100],
    ['expert', 1_000_001, 102_100],
    ['expert', 1_000_005, 102_101],
    ['expert', 1_500_000, 204_200],
  ])('%s, %i yen: %i yen, before 2027 and after', (payee, base, tax) => {
    expect(feeTax(payee, base, japanDate('2026-12-31'))).toBe(tax)
    expect(feeTax(payee, base, japanDate('2027-01-01'))).toBe(tax)
  })
})

describe('a line that pays a fee', () => {
  const fundId = idOf<'fund'>(1)
  const part = (kind: FundLinePart['kind'], amount: number, more: Partial<FundLinePart> = {}): FundLinePart => ({
    fundId,
    kind,
    costKind: kind === 'cost' ? 'expert' : null,
    amount,
    about: '',
    ...more,
  })
  const kept = (amount: number, more: Partial<FundLinePart> = {}) =>
    part('fee_tax', amount, { feePayee: 'expert', feeBase: 100_000, ...more })
  const fee = part('cost', -110_000)
  it.each<[string, FundLinePart[], string | null]>([
    ['with its tax, consumption tax apart', [fee, kept(10_210)], null],
    ['with the tax of the whole', [fee, kept(11_231, { feeBase: 110_000 })], null],
    ['to a corporation, without tax', [fee], null],
    ['with another tax', [fee, kept(10_211)], 'parts.1.amount'],
    ['with a tax of more than was paid', [fee, kept(11_231, { feeBase: 110_001 })], 'parts.1.fee_base'],
    ['with the tax of another fund’s', [{ ...fee, fundId: idOf<'fund'>(2) }, kept(10_210)], 'parts.1.fee_base'],
    ['of nobody', [fee, kept(10_210, { feePayee: null })], 'parts.1.fee_payee'],
    ['with two taxes', [fee, kept(10_210), kept(10_210)], 'parts.1.amount'],
    ['and a cost that names a payee', [part('cost', -1, { feePayee: 'expert' })], 'parts.0.fee_payee'],
    ['to the tax office', [part('fee_tax', -10_210, { month: '2026-03' })], null],
    ['to the tax office, of no month', [part('fee_tax', -10_210)], 'parts.0.month'],
    ['to the tax office, before the month is over', [part('fee_tax', -10_210, { month: '2026-04' })], 'parts.0.month'],
  ])('%s', (_what, parts, field) => {
    expect(Object.keys(feeTaxProblems(parts, japanDate('2026-04-10')) ?? {})).toEqual(field === null ? [] : [field])
  })
})

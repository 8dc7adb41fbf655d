import { describe, expect, it } from 'vitest'
import { choicesOf, emptyPart, partOf, partsBefore, type ClassifiedLine } from './typed-part.ts'

const owed = [
  { project_id: '1', kind: 'tenant_deposit', cost_kind: null, amount: 85_000 },
  { project_id: '1', kind: 'accrued_cost', cost_kind: 'insurance', amount: 1_200 },
] as const
const labels = (isIncoming: boolean, sums: Parameters<typeof choicesOf>[1]['owed'], chosen = ''): string[] =>
  choicesOf(isIncoming, { chosen, owed: sums }).map(({ label }) => label)
const isBack = (label: string): boolean => /返還|引き継ぐ|^未払の/.test(label)

describe('of what a line can consist', () => {
  it('what a fund owes to nobody is not given back, handed over or paid off', () => {
    expect(labels(false, []).filter(isBack)).toEqual(['賃料の返還', 'その他の収入の返還'])
    expect(labels(true, []).filter(isBack)).toEqual([])
  })
  it('what it owes is', () => {
    expect(labels(false, owed).filter(isBack)).toEqual([
      '敷金・保証金の返還',
      '賃料の返還',
      'その他の収入の返還',
      '未払の保険料の支払い',
    ])
    expect(labels(true, owed).filter(isBack)).toEqual(['敷金・保証金（買主に引き継ぐ分）'])
  })
  it('and what was chosen before', () => {
    expect(labels(false, [], 'accrued_cost:repair')).toContain('未払の修繕費の支払い')
  })
})

describe('a buyer’s deposit', () => {
  const held = [{ project_id: '1', kind: 'sale_deposit', cost_kind: null, amount: 5_000_000 }] as const
  const typed = emptyPart({ project_id: '1', choice: 'sale_deposit_settled', amount: '5,000,000', gives_back: '7' })
  it('goes back or becomes part of a price where the fund holds one', () => {
    expect(labels(false, held).filter(isBack)).toContain('売却の手付金（預り金）の返還')
    expect(labels(true, held)).toContain('売却の手付金（売却代金に充てる分）')
    expect(labels(true, [])).not.toContain('売却の手付金（売却代金に充てる分）')
  })
  it('names the line that paid it, and is read as what it was typed as', () => {
    const part = partOf(typed, true)
    expect(part).toMatchObject({ kind: 'sale_deposit', amount: -5_000_000, gives_back: '7' })
    expect(partOf({ ...typed, choice: 'sale_deposit' }, true)).not.toHaveProperty('gives_back')
    const classified = { parts: [partOf({ ...typed, choice: 'sale', amount: '9' }, true), part] }
    const [, read] = partsBefore({ amount: 4 } as never, classified as unknown as ClassifiedLine)
    expect(read).toMatchObject({ choice: 'sale_deposit_settled', gives_back: '7' })
  })
  it('and deposits that are settled within a price lower what is paid', () => {
    const deposits = emptyPart({ project_id: '1', choice: 'taken_over_deposit', amount: '180,000', deal_id: '3' })
    expect(partOf(deposits, false)).toMatchObject({ amount: 180_000, deal_id: '3' })
    expect(partOf({ ...deposits, choice: 'purchase' }, false)).toMatchObject({ amount: -180_000 })
  })
})

describe('income that goes back', () => {
  const typed = emptyPart({ project_id: '1', choice: 'other_income_returned', amount: '500', gives_back: '7' })
  it('names the line that brought it, and is read as what it was typed as', () => {
    const part = partOf(typed, false)
    expect(part).toMatchObject({ kind: 'other_income', amount: -500, gives_back: '7' })
    expect(partOf({ ...typed, choice: 'rent' }, false)).toMatchObject({ kind: 'rent', amount: -500, gives_back: '7' })
    expect(partOf({ ...typed, choice: 'rent' }, true)).not.toHaveProperty('gives_back')
    const kept = partOf({ ...typed, choice: 'other_income' }, false)
    expect([kept.amount, 'gives_back' in kept]).toEqual([500, false])
    const classified = { parts: [part, kept] } as unknown as ClassifiedLine
    expect(partsBefore({ amount: -4 } as never, classified)).toMatchObject([
      { choice: 'other_income_returned', gives_back: '7' },
      { choice: 'other_income', gives_back: '' },
    ])
  })
})

describe('a tenant’s deposit that the buyer takes over', () => {
  const typed = emptyPart({ project_id: '1', choice: 'tenant_deposit_handed_over', amount: '85,000' })
  it('is kept from the price', () => {
    expect(partOf(typed, true)).toMatchObject({ kind: 'tenant_deposit', cost_kind: null, amount: -85_000 })
  })
  it('is read as what it was typed as', () => {
    const classified = { parts: [partOf({ ...typed, choice: 'sale', amount: '1' }, true), partOf(typed, true)] }
    const [, read] = partsBefore({ amount: -84_999 } as never, classified as unknown as ClassifiedLine)
    expect(read?.choice).toBe('tenant_deposit')
    const [, incoming] = partsBefore({ amount: 84_999 } as never, classified as unknown as ClassifiedLine)
    expect(incoming).toMatchObject({ choice: 'tenant_deposit_handed_over', amount: '85,000' })
  })
})

it('the tax of fees is that of the month before its line', () => {
  const classified = {
    parts: [partOf(emptyPart({ project_id: '1', choice: 'fee_tax_paid', amount: '10,210' }), false)],
  }
  const line = { amount: -8_168, transacted_on: '2027-01-08' }
  expect(partsBefore(line as never, classified as unknown as ClassifiedLine)).toMatchObject([
    { choice: 'fee_tax_paid', amount: '8,168', month: '2026-12' },
  ])
})

import { describe, expect, it } from 'vitest'
import { choicesOf, emptyPart, partOf, partsBefore, type Told } from './typed-part.ts'

const owed = [
  { project_id: '1', kind: 'tenant_deposit', cost_kind: null, amount: 85_000 },
  { project_id: '1', kind: 'accrued_cost', cost_kind: 'insurance', amount: 1_200 },
] as const
const labels = (isIncoming: boolean, sums: Parameters<typeof choicesOf>[1]['owed'], chosen = ''): string[] =>
  choicesOf(isIncoming, { chosen, owed: sums }).map(({ label }) => label)
const isBack = (label: string): boolean => /返還|引き継ぐ|^未払の/.test(label)

describe('of what a line can consist', () => {
  it('what a fund owes to nobody is not given back, handed over or paid off', () => {
    expect(labels(false, []).filter(isBack)).toEqual(['賃料の返還'])
    expect(labels(true, []).filter(isBack)).toEqual([])
  })
  it('what it owes is', () => {
    expect(labels(false, owed).filter(isBack)).toEqual(['敷金・保証金の返還', '賃料の返還', '未払の保険料の支払い'])
    expect(labels(true, owed).filter(isBack)).toEqual(['敷金・保証金（買主に引き継ぐ分）'])
  })
  it('and what was chosen before', () => {
    expect(labels(false, [], 'accrued_cost:repair')).toContain('未払の修繕費の支払い')
  })
})

describe('a tenant’s deposit that the buyer takes over', () => {
  const typed = emptyPart({ fundId: '1', choice: 'tenant_deposit_handed_over', amount: '85,000' })
  it('is kept from the price', () => {
    expect(partOf(typed, true)).toMatchObject({ kind: 'tenant_deposit', cost_kind: null, amount: -85_000 })
  })
  it('is read as what it was typed as', () => {
    const told = { parts: [partOf({ ...typed, choice: 'sale', amount: '1' }, true), partOf(typed, true)] }
    const [, read] = partsBefore({ amount: -84_999 } as never, told as unknown as Told)
    expect(read?.choice).toBe('tenant_deposit')
    const [, incoming] = partsBefore({ amount: 84_999 } as never, told as unknown as Told)
    expect(incoming).toMatchObject({ choice: 'tenant_deposit_handed_over', amount: '85,000' })
  })
})

import { expect, it } from 'vitest'
import { fundLineProblems, type FundLinePart } from './fund-lines.ts'
import { idOf } from '../id.ts'

const fund = idOf<'fund'>(1)
const part = (kind: FundLinePart['kind'], amount: number, more: Partial<FundLinePart> = {}): FundLinePart => ({
  fundId: fund,
  kind,
  costKind: kind === 'cost' ? 'management' : null,
  amount,
  about: '',
  ...more,
})
const ofSale = { dealId: idOf<'property_deal'>(3), costKind: 'brokerage' } as const
const elsewhere = { fundId: idOf<'fund'>(2) }

// What a payer keeps of what he remits: at most half of the rents, a fifth of a price.
it.each<[what: string, parts: FundLinePart[], refused: RegExp | null]>([
  ['a manager’s fee', [part('rent', 100_000), part('cost', -5_000)], null],
  ['a fee and a repair of half the rents', [part('rent', 100_000), part('cost', -5_000), part('cost', -45_000)], null],
  ['a yen more', [part('rent', 100_000), part('cost', -5_000), part('cost', -45_001)], /半分/],
  [
    'half of rents that came in advance',
    [part('advance_rent', 80_000, { month: '2026-07' }), part('cost', -40_000)],
    null,
  ],
  ['one yen classified as a rent and its cost', [part('rent', 900_001), part('cost', -900_000)], /半分/],
  ['a cost beside another fund’s rent', [part('rent', 900_001, elsewhere), part('cost', -1)], /半分/],
  ['a cost beside other income', [part('other_income', 900_001), part('cost', -1)], /半分/],
  ['a cost beside a tenant’s deposit', [part('tenant_deposit', 900_001), part('cost', -1)], /半分/],
  ['a broker’s fee of a fifth of the price', [part('sale', 900_000), part('cost', -180_000, ofSale)], null],
  ['a yen more of it', [part('sale', 900_000), part('cost', -180_001, ofSale)], /5分の1まで/],
  ['a cost of a sale beside a rent', [part('rent', 900_000), part('cost', -1, ofSale)], /売却代金の5分の1まで/],
  [
    'a cost of a sale beside a rent and a price',
    [part('rent', 900_000), part('sale', 100_000), part('cost', -20_001, ofSale)],
    /売却代金の5分の1まで/,
  ],
  ['a fee beside a rent and a price', [part('rent', 100_000), part('sale', 100_000), part('cost', -70_000)], null],
])('%s', (_what, parts, refused) => {
  const amount = parts.reduce((sum, each) => sum + each.amount, 0)
  const problems = Object.values(fundLineProblems({ counterparty: 'third_party', paidBy: 'fund', parts }, amount) ?? {})
  if (refused === null) expect(problems).toEqual([])
  else expect(problems).toEqual([expect.stringMatching(refused)])
})

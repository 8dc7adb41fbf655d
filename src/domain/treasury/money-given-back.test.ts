import { describe, expect, it } from 'vitest'
import { fundLineProblems, type FundLinePart } from './fund-lines.ts'
import { idOf } from '../id.ts'

const part = (kind: FundLinePart['kind'], amount: number, more: Partial<FundLinePart> = {}): FundLinePart => ({
  fundId: idOf<'fund'>(1),
  kind,
  costKind: null,
  amount,
  about: '',
  ...more,
})
const line = { givesBack: idOf<'bank_statement_line'>(7) }
const deal = { dealId: idOf<'property_deal'>(3) }
const otherDeal = { dealId: idOf<'property_deal'>(4) }

describe('what comes back, goes back or is taken over', () => {
  it.each<[what: string, parts: FundLinePart[], field: string | null]>([
    ['a price that comes back of a line', [part('purchase_return', 900, line)], null],
    ['of no line', [part('purchase_return', 900)], 'parts.0.gives_back'],
    ['a price that leaves as what comes back', [part('purchase_return', -900, line)], 'parts.0.amount'],
    ['a rent that names a line', [part('rent', 900, line)], 'parts.0.gives_back'],
    ['a rent that goes back of a line', [part('rent', -900, line)], null],
    ['a rent that goes back of none', [part('rent', -900)], 'parts.0.gives_back'],
    ['rent in advance that goes back of none', [part('advance_rent', -900)], 'parts.0.gives_back'],
    ['other income that goes back of none', [part('other_income', -900)], 'parts.0.gives_back'],
    ['a cost that names a line', [part('cost', -900, { ...line, costKind: 'repair' })], 'parts.0.gives_back'],
    ['a buyer’s deposit', [part('sale_deposit', 900)], null],
    ['a buyer’s deposit that names a line', [part('sale_deposit', 900, line)], 'parts.0.gives_back'],
    ['one that goes back', [part('sale_deposit', -900, line)], null],
    ['as all of a price', [part('sale', 900), part('sale_deposit', -899, line)], null],
    ['as more than a price', [part('sale_deposit', -901, line), part('sale', 900), part('rent', 2)], 'parts.0.amount'],
    [
      'a fund’s as part of another’s price',
      [part('sale', 900, { fundId: idOf<'fund'>(2) }), part('sale_deposit', -1, line)],
      'parts.1.amount',
    ],
    ['deposits of a deal', [part('taken_over_deposit', 900, deal)], null],
    ['of no deal', [part('taken_over_deposit', 900)], 'parts.0.deal_id'],
    ['within a price', [part('purchase', -900, deal), part('taken_over_deposit', 899, deal)], null],
    [
      'as all of a price of a purchase',
      [part('purchase', -900, deal), part('taken_over_deposit', 900, deal), part('purchase', -1)],
      'parts.1.amount',
    ],
    [
      'within another deal’s price',
      [part('purchase', -900, otherDeal), part('taken_over_deposit', 1, deal)],
      'parts.1.amount',
    ],
  ])('%s', (_what, parts, field) => {
    const amount = parts.reduce((sum, each) => sum + each.amount, 0)
    const classified = { counterparty: 'third_party', paidBy: 'fund', parts } as const
    expect(Object.keys(fundLineProblems(classified, amount) ?? {})).toEqual(field === null ? [] : [field])
  })

  it('is advanced by nobody', () => {
    const parts = [part('purchase', -900, deal), part('taken_over_deposit', 1, deal)]
    expect(fundLineProblems({ counterparty: 'third_party', paidBy: 'operator', parts }, -899)).toHaveProperty('paid_by')
  })
})

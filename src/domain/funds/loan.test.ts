import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import type { Id } from '../id.ts'
import { interestOf, loanProblems, mayBorrow, proposedPlan, type Instalment, type Loan } from './loan.ts'

const terms = { amount: 3_000_000, rateBp: 250, contractedOn: '2026-04-20', maturesOn: '2026-07-31' }

it.each([
  ['a year', 3_000_000, 250, 365, 75_000],
  ['a month, floored', 3_000_000, 250, 30, 6_164],
  ['a leap year has a day more', 3_000_000, 250, 366, 75_205],
  ['less than a yen', 1_000, 100, 30, 0],
  ['without interest', 3_000_000, 0, 365, 0],
  ['beyond what a number holds exactly', 9_000_000_000_000, 2_000, 365, 1_800_000_000_000],
])('interest by days: %s', (_name, owed, rateBp, days, expected) => {
  expect(interestOf(owed, rateBp, days)).toBe(expected)
})

describe('the plan that is proposed', () => {
  const rows = (plan: readonly Instalment[]) =>
    plan.map(({ dueOn, principal, interest }) => [dueOn, principal, interest])

  it('repays the same each month, the rest at maturity, with interest on what is still owed', () => {
    expect(rows(proposedPlan(terms, 'equal_principal'))).toEqual([
      ['2026-05-20', 750_000, 6_164],
      ['2026-06-20', 750_000, 4_777],
      ['2026-07-20', 750_000, 3_082],
      ['2026-07-31', 750_000, 565],
    ])
    const odd = proposedPlan({ ...terms, amount: 1_000_001 }, 'equal_principal')
    expect(odd.map(({ principal }) => principal)).toEqual([250_000, 250_000, 250_000, 250_001])
  })

  it('pays interest each month and the principal at maturity', () => {
    expect(rows(proposedPlan(terms, 'monthly_interest'))).toEqual([
      ['2026-05-20', 0, 6_164],
      ['2026-06-20', 0, 6_369],
      ['2026-07-20', 0, 6_164],
      ['2026-07-31', 3_000_000, 2_260],
    ])
  })

  it('pays all at maturity', () => {
    expect(rows(proposedPlan(terms, 'at_maturity'))).toEqual([['2026-07-31', 3_000_000, 20_958]])
  })

  it('is of a day that a month has, and leaves out a day on which nothing is due', () => {
    const of31 = proposedPlan({ ...terms, contractedOn: '2026-01-31', maturesOn: '2026-03-31' }, 'equal_principal')
    expect(of31.map(({ dueOn }) => dueOn)).toEqual(['2026-02-28', '2026-03-31'])
    expect(rows(proposedPlan({ ...terms, rateBp: 0 }, 'monthly_interest'))).toEqual([['2026-07-31', 3_000_000, 0]])
  })
})

describe('a loan', () => {
  const loan: Loan = {
    ...terms,
    fundId: 1 as Id<'fund'>,
    lender: '東西銀行',
    lenderKind: 'bank',
    isRelated: false,
    contractSha256: '',
    plan: proposedPlan(terms, 'equal_principal'),
  }
  const withRow = (index: number, more: Partial<Instalment>): Loan => ({
    ...loan,
    plan: loan.plan.map((row, at) => (at === index ? { ...row, ...more } : row)),
  })
  it.each<[string, Loan, string | null]>([
    ['as its contract says', loan, null],
    ['of nobody', { ...loan, lender: ' ' }, 'lender'],
    ['of nothing', { ...loan, amount: 0 }, 'amount'],
    ['at 20 %', { ...loan, rateBp: 2_000 }, null],
    ['above 20 %', { ...loan, rateBp: 2_001 }, 'rate'],
    ['of a contract to come', { ...loan, contractedOn: '2026-04-21' }, 'contracted_on'],
    ['that is due on its first day', { ...loan, maturesOn: '2026-04-20' }, 'matures_on'],
    ['without a plan', { ...loan, plan: [] }, 'plan'],
    ['that its plan does not repay', withRow(3, { principal: 749_999 }), 'plan'],
    ['due on the day of its contract', withRow(0, { dueOn: '2026-04-20' }), 'plan.0.due_on'],
    ['due after its end', withRow(3, { dueOn: '2026-08-01' }), 'plan.3.due_on'],
    ['due in another order', withRow(1, { dueOn: '2026-05-20' }), 'plan.1.due_on'],
    ['due on no day', withRow(1, { dueOn: '2026-06-31' }), 'plan.1.due_on'],
    ['with less than nothing due', withRow(1, { principal: -1 }), 'plan.1.principal'],
    ['with nothing due', withRow(1, { principal: 0, interest: 0 }), 'plan.1.principal'],
    ['with broken yen', withRow(1, { interest: 0.5 }), 'plan.1.interest'],
  ])('%s', (_name, asked, field) => {
    expect(Object.keys(loanProblems(asked, japanDate('2026-04-20')) ?? {})).toEqual(field === null ? [] : [field])
  })
})

it.each([
  ['銀行から300万円を借り入れます。', true],
  ['借入れは行いません。', false],
  ['　借入れは行いません。\n', false],
  [' ', false],
  [undefined, false],
])('a contract that says %s', (text, may) => {
  expect(mayBorrow(text)).toBe(may)
})

import { describe, expect, test } from 'vitest'
import type { AccountKind } from './chart.ts'
import { sectionOf, SECTIONS, trialBalance, type Moved, type Section } from './trial-balance.ts'

const moved = (kind: AccountKind, before: number, debit = 0, credit = 0): Moved => ({
  kind,
  account: kind,
  text: kind,
  before,
  debit,
  credit,
})

test.each<[AccountKind, Section]>([
  ['bank', 'assets'],
  ['property', 'assets'],
  ['fund_interest', 'assets'],
  ['payable', 'debts'],
  ['tax', 'debts'],
  ['capital', 'debts'],
  ['deployed', 'equity'],
  ['subordinated', 'equity'],
  ['undistributed', 'equity'],
  ['own_equity', 'equity'],
  ['rent_income', 'income'],
  ['declared_income', 'income'],
  ['fund_result', 'income'],
  ['cost', 'costs'],
  ['sale_cost', 'costs'],
  ['fee', 'costs'],
])('%s stands among %s', (kind, section) => expect(sectionOf(kind)).toBe(section))

describe('a fund’s second year', () => {
  // Before: 1,000,000 at work, a property of 900,000, rent 60,000 less costs 10,000, of which 30,000 were distributed. In the days: rent 70,000, costs 5,000.
  const balance = trialBalance([
    moved('bank', 120_000, 70_000, 5_000),
    moved('property', 900_000),
    moved('deployed', -1_000_000),
    moved('undistributed', 30_000),
    moved('rent_income', -60_000, 0, 70_000),
    moved('cost', 10_000, 5_000),
  ])
  const row = (account: string) => balance.rows.find((each) => each.account === account)

  test('income and costs begin at nothing; what was before stands in one row of the equity', () => {
    expect(row('rent_income')).toMatchObject({ opening: 0, credit: 70_000, closing: 70_000 })
    expect(row('cost')).toMatchObject({ opening: 0, debit: 5_000, closing: 5_000 })
    expect(row('result_before')).toMatchObject({ section: 'equity', opening: 50_000, closing: 50_000 })
    // Distributed of it: on the wrong side of its section, as it is taken off.
    expect(row('undistributed')).toMatchObject({ opening: -30_000, closing: -30_000 })
  })

  test('what the fund has is what it owes, its equity and the result of the days', () => {
    expect(balance).toMatchObject({
      assets: 1_085_000,
      debts: 0,
      equity: 1_020_000,
      income: 70_000,
      costs: 5_000,
      result: 65_000,
    })
    expect(balance.assets).toBe(balance.debts + balance.equity + balance.result)
  })

  test('stands in the order of its sections', () => {
    const places = balance.rows.map(({ section }) => Object.keys(SECTIONS).indexOf(section))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

test('an account on which nothing stands and nothing moved is left out', () => {
  expect(trialBalance([moved('bank', 0), moved('property', 0, 5, 5)]).rows).toMatchObject([
    { account: 'property', closing: 0 },
  ])
})

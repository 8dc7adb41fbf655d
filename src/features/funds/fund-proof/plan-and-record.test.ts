import { describe, expect, test } from 'vitest'
import { japanDate } from '../../../domain/calendar.ts'
import { idOf } from '../../../domain/id.ts'
import { yen, zeroYen } from '../../../domain/money.ts'
import { incomeStatement, type AccountSum } from '../../../ledger/fund-statement.ts'
import type { ProvedDistribution, ProvedPeriod } from '../fund/load-fund-proof.ts'
import { planAndRecord, type ComparedFund } from './plan-and-record.ts'

/** Of a fund of 8,000,000 yen of investors at 6 % from 1 February 2026. */
const first: ProvedPeriod = {
  fundId: idOf(14),
  number: 1,
  startOn: japanDate('2026-02-01'),
  endOn: japanDate('2027-01-31'),
  hasEnded: false,
  plannedRateBp: 600,
  invested: yen(8_000_000),
  isClosed: false,
  statement: null,
  distribution: null,
  sources: { state: 'open' },
  corrected: null,
}

const booked = (kind: AccountSum['kind'], amount: number, ref = ''): AccountSum => ({ kind, ref, amount })
const statement = (lines: AccountSum[], saleExpenses = 0) => ({
  ...incomeStatement(lines),
  relatedIncome: zeroYen,
  relatedSale: zeroYen,
  relatedCosts: zeroYen,
  accruedCosts: zeroYen,
  saleExpenses: yen(saleExpenses),
})
const rentAndCosts = [booked('rent_income', -551_000), booked('cost', 201_000, 'management')]

/** What it reads of a distribution. */
const distribution = {
  cap: yen(480_000),
  dividend: yen(470_000),
  rateBp: 580,
  rateAfterLossBp: null,
} as ProvedDistribution
const closed: ProvedPeriod = { ...first, hasEnded: true, isClosed: true, distribution }

const compared = (periods: readonly ProvedPeriod[], changes: Partial<ComparedFund> = {}) =>
  planAndRecord({
    fund: { autoRenewal: false, operationEndOn: japanDate('2027-01-31'), plannedRateBp: 600 },
    result: { operationStartOn: japanDate('2026-02-01'), operationEndOn: null },
    periods,
    held: [],
    today: japanDate('2026-11-24'),
    ...changes,
  }).map(({ number, state, rows, notes }) => ({
    number,
    state,
    rows: rows.map(({ item, planned, recorded, difference }) => `${item} ${planned} ${recorded} ${difference}`),
    notes,
  }))

describe('plan and record of a fund', () => {
  const table: { what: string; period: ProvedPeriod; state: string; rows: string[]; notes: string[] }[] = [
    {
      what: 'a running period tells its plan, and nothing of its open books',
      period: { ...first, statement: statement(rentAndCosts) },
      state: 'running',
      rows: ['dividend 480000 null null'],
      notes: ['この期間の収支は、まだ確定していません。'],
    },
    {
      what: 'one that is over and not closed is being counted',
      period: { ...first, endOn: japanDate('2026-10-31'), hasEnded: true, statement: statement(rentAndCosts) },
      state: 'counting',
      rows: ['dividend 359013 null null'],
      notes: ['この期間の収支は、まだ確定していません。'],
    },
    {
      what: 'a closed one tells what it earned, spent and distributed',
      period: { ...closed, statement: statement(rentAndCosts) },
      state: 'closed',
      rows: ['rent null 551000 null', 'costs null 201000 null', 'dividend 480000 470000 -10000'],
      notes: [],
    },
    {
      what: 'a sale is its price less the property and its own costs, which are no running costs',
      period: {
        ...closed,
        statement: statement(
          [
            ...rentAndCosts,
            booked('other_income', -500),
            booked('sale_proceeds', -9_000_000),
            booked('sale_cost', 8_500_000),
            booked('cost', 110_000, 'brokerage'),
          ],
          110_000,
        ),
      },
      state: 'closed',
      rows: [
        'rent null 551000 null',
        'other_income null 500 null',
        'costs null 201000 null',
        'sale null 390000 null',
        'dividend 480000 470000 -10000',
      ],
      notes: [],
    },
    {
      what: 'what the book does not have is said to be missing',
      period: closed,
      state: 'closed',
      rows: ['dividend 480000 470000 -10000'],
      notes: ['収入と費用は、この期間の帳簿に記録がありません。'],
    },
    {
      what: 'a year without a distribution of its own has it with a later one',
      period: { ...closed, distribution: null, statement: statement(rentAndCosts) },
      state: 'closed',
      rows: ['rent null 551000 null', 'costs null 201000 null'],
      notes: ['分配は、後の期の分とあわせて行いました。'],
    },
  ]
  test.each(table)('$what', ({ period, what: _what, ...expected }) => {
    expect(compared([period])).toEqual([{ number: 1, ...expected }])
  })

  test('a fund longer than a year shows the years ahead, a fund that renews itself none', () => {
    const fund = { autoRenewal: false, operationEndOn: japanDate('2028-07-31'), plannedRateBp: 600 }
    expect(compared([first], { fund })).toMatchObject([
      { number: 1, state: 'running' },
      { number: 2, state: 'planned', rows: ['dividend 480000 null null'], notes: [] },
      { number: 3, state: 'planned', rows: ['dividend 239342 null null'] },
    ])
    expect(compared([first], { fund: { ...fund, autoRenewal: true } })).toHaveLength(1)
  })

  test('nothing before the operation begins', () => {
    expect(compared([])).toEqual([])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvTables } from '../../src/server/routes/csv-tables.ts'
import { sharesOf } from '../support/operation-world.ts'
import { happen, liveOn, openOffice, type Office } from './support/office-acts.ts'
import { arrearsOn, consumptionTaxOf, depositsOn, feeMonthsOn, type TaxRow } from './support/office-lists.ts'
import { accountsAt, companyAt, debtsAt, distributionOf, incomeAndCosts, isCost, sum, sumIfs } from './support/office-sheet.ts'
import { FUNDS, officeYear, type FundName } from './support/office-table.ts'

/**
 * A calendar year of an invented office with three funds. All that happens stands in one table (support/office-year.csv): two operators do it through the API,
 * and an accountant's sheet adds the same table up by formulas that know nothing of the product. Whatever the product then says is compared to the yen.
 */

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 120_000)
afterAll(() => office?.close())

let played = 0
/** The table's events up to a day. */
async function liveThrough(day: string): Promise<void> {
  for (; officeYear[played] !== undefined && officeYear[played]!.day <= day; played += 1)
    await happen(office, officeYear[played]!)
  await liveOn(office, day)
}

const lastDay = '2027-12-31'
const bookOf = (name: FundName | 'company') => (name === 'company' ? 'operator' : `fund:${office.funds[name]}`)
const trial = (name: FundName | 'company', until = lastDay) =>
  office.ask(
    'query ($book: String!, $from: String!, $until: String!) { adminTrialBalance(book: $book, from: $from, until: $until) { rows { account section opening debit credit closing } assets debts equity income costs result } }',
    { book: bookOf(name), from: '2027-01-01', until },
  )
/** By account, without those on which nothing stands. */
const closings = ({ rows }: { rows: { account: string; closing: number }[] }): Record<string, number> =>
  Object.fromEntries(
    rows
      .filter(({ closing }) => closing !== 0)
      .map(({ account, closing }) => [account.replace(/^bank:.*/, 'bank'), closing]),
  )
/** A table as its file has it: by the heads of the columns. */
async function fileOf(table: string, days: { book: string; from: string; until: string }) {
  const [head = [], ...rows] = await Array.fromAsync(csvTables[table]!.rows(office.services, days))
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [String(name), row[place]])))
}
const leaseName = (id: string): string => [...office.leaseIds].find(([, leaseId]) => leaseId === id)?.[0] ?? ''

test('the office lives through the year, by the table', async () => {
  await liveThrough(lastDay)
  await office.expectInvariants()
}, 600_000)

test('on its last day: rents behind, deposits and tax withheld of fees', async () => {
  const arrears: { lease_id: string }[] = await office.ask(
    '{ adminRentArrears { lease_id month due missing due_on days } }',
  )
  expect(arrears.map(({ lease_id: id, ...rest }) => ({ lease: leaseName(id), ...rest }))).toEqual(arrearsOn(lastDay))
  expect(arrears).not.toEqual([])
  const deposits: { lease_id: string }[] = await office.ask(
    '{ adminLeaseDeposits { lease_id agreed received given_back kept held } }',
  )
  const byLease = deposits.map(({ lease_id: id, ...rest }) => ({ lease: leaseName(id), ...rest }))
  expect(byLease.toSorted((one, other) => (one.lease < other.lease ? -1 : 1))).toEqual(
    depositsOn(lastDay).toSorted((one, other) => (one.lease < other.lease ? -1 : 1)),
  )
  const months: { project_id: string; month: string }[] = await office.ask(
    '{ adminFeeTaxMonths { project_id month fees base withheld paid open } }',
  )
  const withFund = months.map(({ project_id: id, ...rest }) => ({
    fund: FUNDS.find((name) => String(office.funds[name]) === id),
    ...rest,
  }))
  expect(withFund).toHaveLength(feeMonthsOn(lastDay).length)
  expect(withFund).toEqual(expect.arrayContaining(feeMonthsOn(lastDay)))
})

test('in January two close December', async () => {
  await liveThrough('2028-01-11')
  await office.expectInvariants()
}, 120_000)

test.each(FUNDS)('the trial balance, income and balance sheet of %s', async (name) => {
  const balance = await trial(name)
  expect(closings(balance)).toEqual(accountsAt(name, lastDay))
  const results = Object.entries(incomeAndCosts(name, lastDay))
  const [income, costs] = [false, true].map((wanted) =>
    sum(results.filter(([account]) => isCost(account) === wanted).map(([, amount]) => amount)),
  ) as [number, number]
  const assets = sum(['bank', 'property', 'prepaid_cost'].map((account) => accountsAt(name, lastDay)[account] ?? 0))
  expect(balance).toMatchObject({ income, costs, result: income - costs, assets })
  expect(balance.debts + balance.equity + balance.result).toBe(assets)
})

test('the company’s own book, and what each fund owes it', async () => {
  expect(closings(await trial('company'))).toEqual(companyAt(lastDay))
  const debts: { project_id: string }[] = await office.ask(
    'query ($on: String!) { adminFundDebts(on: $on) { project_id advanced operator_share fund_interest books_agree } }',
    { on: lastDay },
  )
  expect(debts).toEqual(
    FUNDS.map((name) => ({ project_id: String(office.funds[name]), ...debtsAt(name, lastDay), books_agree: true })),
  )
})

test.each([...FUNDS, 'company'] as const)('consumption tax of %s: the lines are the summary', async (name) => {
  const days = { book: bookOf(name), from: '2027-01-01', until: lastDay }
  const summary: (TaxRow & { base: number })[] = await office.ask(
    'query ($book: String!, $from: String!, $until: String!) { adminConsumptionTax(book: $book, from: $from, until: $until) { side class_text gross base tax deductible } }',
    days,
  )
  const expected = consumptionTaxOf(name, lastDay)
  expect(expected).not.toEqual([])
  expect(summary).toHaveLength(expected.length)
  expect(summary).toEqual(expect.arrayContaining(expected.map((row) => ({ ...row, base: row.gross - row.tax }))))
  // The file of the single lines adds up to the same.
  const lines = await fileOf('consumption-tax-lines', days)
  for (const { class_text: text, gross, tax, deductible } of expected) {
    const own = lines.filter((line) => line['区分'] === text)
    console.log(lines[0])
    expect([gross, tax, deductible], text).toEqual(
      ['税込', '消費税', '控除できる税額'].map((head) => sum(own.map((line) => Number(line[head])))),
    )
  }
})

test('the distribution of the fund that ended: each investor’s dividend and tax, and the month of the tax', async () => {
  const given = distributionOf('house')
  const shares = await sharesOf(office, office.funds.house)
  expect(shares.map(({ gross, withholding }) => [gross, withholding])).toEqual(
    given.dividends.map((dividend, place) => [dividend, given.taxes[place]]),
  )
  expect(sumIfs({ what: 'dividend_tax' })).toBe(given.tax)
  const months = await office.ask('{ adminTaxMonths { month count dividend tax paid open } }')
  expect(months).toEqual([
    { month: '2027-11', count: shares.length, dividend: given.paid, tax: given.tax, paid: given.tax, open: 0 },
  ])
})

test.each(['flats', 'offices'] as const)(
  'of %s the waterfall counts what belongs to the year, and the cash wall only what is there',
  async (name) => {
    const { due_period: period } = await office.ask(
      'query ($id: ID!) { adminPerformance(project_id: $id) { due_period { end_at books { income costs profit accrued_costs prepaid_costs prepaid_left free_cash } } } }',
      { id: String(office.funds[name]) },
    )
    const today = '2028-01-11'
    const now = accountsAt(name, today)
    const results = Object.entries(incomeAndCosts(name, lastDay))
    const [income, costs] = [false, true].map((wanted) =>
      sum(results.filter(([account]) => isCost(account) === wanted).map(([, amount]) => amount)),
    ) as [number, number]
    expect(period).toMatchObject({ end_at: lastDay, books: { income, costs, profit: income - costs } })
    expect(period.books).toMatchObject({
      accrued_costs:
        sumIfs({ fund: name, what: ['invoice', 'notice'] }) - sumIfs({ fund: name, what: 'invoice_back' }),
      prepaid_left: accountsAt(name, lastDay)['prepaid_cost'] ?? 0,
      free_cash: (now['bank'] ?? 0) - (now['tenant_deposit'] ?? 0) - (now['fee_tax'] ?? 0),
    })
  },
)

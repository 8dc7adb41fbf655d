import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvTables } from '../../src/server/routes/csv-tables.ts'
import { sharesOf } from '../support/operation-world.ts'
import { courseLimit } from './support/course-limit.ts'
import { happen } from './support/office-acts.ts'
import { arrearsOn, consumptionTaxOf, depositsOn, feeMonthsOn, type TaxRow } from './support/office-lists.ts'
import {
  accountsAt,
  companyAt,
  companyMoved,
  debtsAt,
  distributionOf,
  incomeAndCosts,
  isCost,
  movedBy,
  sum,
  sumIfs,
} from './support/office-sheet.ts'
import { readJournals } from './support/journal-bytes.ts'
import { FUNDS, officeYear, type FundName } from './support/office-table.ts'
import { liveOn, openOffice, type Office } from './support/open-office.ts'

/**
 * A calendar year of an invented office with three funds. All that happens stands in one table (support/office-year.csv): two operators do it through the API,
 * and an accountant's sheet adds the same table up by formulas that know nothing of the product. Whatever the product then says is compared to the yen.
 */

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 120_000)
afterAll(() => office?.close())

const waiting = [...officeYear]
/** The table's events up to a day. */
async function liveThrough(day: string): Promise<void> {
  for (;;) {
    const [next] = waiting
    if (next === undefined || next.day > day) break
    await happen(office, next)
    waiting.shift()
  }
  await liveOn(office, day)
}

const lastDay = '2027-12-31'
const bookOf = (name: FundName | 'company') => (name === 'company' ? 'operator' : `fund:${office.funds[name]}`)
const ask = (source: string, input: Record<string, unknown>) => office.ask(source, { input })
const trial = (name: FundName | 'company', until = lastDay, from = '2027-01-01') =>
  office.ask(
    'query ($book: String!, $from: String!, $until: String!) { adminTrialBalance(book: $book, from: $from, until: $until) { rows { account section opening debit credit closing } assets debts equity income costs result } }',
    { book: bookOf(name), from, until },
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
  const file = csvTables[table]
  const rows = []
  for await (const row of file?.rows(office.services, days) ?? []) rows.push(row)
  return rows.map((row) => Object.fromEntries(file?.header.map((name, place) => [name, row[place]]) ?? []))
}
/** By account what the days debited less what they credited. */
const movements = ({ rows }: { rows: { account: string; debit: number; credit: number }[] }): Record<string, number> =>
  Object.fromEntries(
    rows
      .filter(({ debit, credit }) => debit !== credit)
      .map(({ account, debit, credit }) => [account.replace(/^bank:.*/, 'bank'), debit - credit]),
  )
const leaseName = (id: string): string => [...office.leaseIds].find(([, leaseId]) => leaseId === id)?.[0] ?? ''

test(
  'the office lives through the year, by the table',
  async () => {
    await liveThrough(lastDay)
    await office.expectInvariants()
  },
  courseLimit,
)

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
  expect(lines.length).toBeGreaterThan(0)
  for (const { class_text: text, gross, tax, deductible } of expected) {
    const own = lines.filter((line) => line['区分'] === text)
    expect([gross, tax, deductible], text).toEqual(
      ['税込の金額（円）', '消費税（円）', '控除できる消費税（円）'].map((head) =>
        sum(own.map((line) => Number(line[head]))),
      ),
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
      accrued_costs: sumIfs({ fund: name, what: ['invoice', 'notice'] }) - sumIfs({ fund: name, what: 'invoice_back' }),
      prepaid_left: accountsAt(name, lastDay)['prepaid_cost'] ?? 0,
      free_cash: (now['bank'] ?? 0) - (now['tenant_deposit'] ?? 0) - (now['fee_tax'] ?? 0),
    })
  },
)

const programs = ['yayoi', 'freee', 'money_forward'] as const
test.each(programs.flatMap((program) => [...FUNDS, 'company' as const].map((name) => [program, name] as const)))(
  'journals for %s of %s: a month and the year, from the bytes, are what the books moved',
  async (program, name) => {
    const book = bookOf(name)
    const accounts: { account: string; sub_name: string; tax_class: string }[] = await office.ask(
      'query ($program: JournalProgram!, $book: String!) { adminAccountingNames(program: $program, book: $book) { account sub_name tax_class } }',
      { program, book },
    )
    const named = accounts.map(({ account, sub_name, tax_class }, place) => ({
      account,
      name: `科目${place + 1}`,
      sub_name,
      tax_class: tax_class || '対象外',
    }))
    const input = { program, book, for_book_alone: true, names: named }
    expect(await ask('mutation ($input: AccountingNamesInput!) { keepAccountingNames(input: $input) }', input)).toBe(
      named.length,
    )
    const accountOf = new Map(named.map((each) => [each.name, each.account.replace(/^bank:.*/, 'bank')]))
    const handedOver = async (from: string, until: string) => {
      const { id } = await ask('mutation ($input: JournalsInput!) { handOverJournals(input: $input) { id } }', {
        program,
        book,
        from,
        until,
      })
      const { content } = await office.database
        .selectFrom('journal_hand_over')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const sums = [...readJournals(program, content)].filter(([, amount]) => amount !== 0)
      return { id, sums: Object.fromEntries(sums.map(([account, amount]) => [accountOf.get(account), amount])) }
    }
    if (name !== 'company') {
      const june = await trial(name, '2027-06-30', '2027-06-01')
      const month = await handedOver('2027-06-01', '2027-06-30')
      expect(month.sums).toEqual(movements(june))
      // Each entry goes once: for the whole year in one file the month's is taken back.
      await office.ask(
        'mutation ($id: ID!) { takeBackJournals(id: $id, reason: "年でまとめて渡すため") { proposal_id } }',
        { id: month.id },
      )
    }
    const year = await handedOver('2027-01-01', lastDay)
    expect(year.sums).toEqual(name === 'company' ? companyMoved(lastDay) : movedBy(name, lastDay))
  },
)

test('the company’s year is closed, and what the year left unpaid is paid in the next', async () => {
  await liveThrough('2028-03-01')
  const { closed } = await office.ask('{ adminCompanyYears { closed { starts_on ends_on income costs profit } } }')
  const costs = companyAt(lastDay)['fee'] ?? 0
  expect(closed).toEqual([{ starts_on: '2027-01-01', ends_on: lastDay, income: 0, costs, profit: -costs }])
  for (const name of FUNDS) {
    const now = accountsAt(name, '2028-02-29')
    expect(closings(await trial(name, '2028-02-29')), name).toEqual(now)
    expect(Object.keys(now).filter((account) => account.startsWith('accrued_cost'))).toEqual([])
  }
  await office.expectInvariants()
}, 120_000)

import { composed, FUNDS, officeYear, type FundName, type OfficeEvent } from './office-table.ts'

/**
 * The sheet of an accountant who has never seen the product: sums over the columns of the table, as a spreadsheet's SUMIFS would make them. Nothing here is
 * the product's own.
 */

type Column = keyof OfficeEvent
type Where = { [Key in Column]?: string | readonly string[] } & { until?: string; after?: string }

/** SUMIFS over one column. */
export const sumIfs = (where: Where, value: (event: OfficeEvent) => number = ({ yen }) => yen): number =>
  officeYear
    .filter((event) =>
      Object.entries(where).every(([column, wanted]) => {
        if (wanted === undefined) return true
        if (column === 'until') return event.day <= String(wanted)
        if (column === 'after') return event.day > String(wanted)
        const cell = String(event[column as Column])
        return typeof wanted === 'string' ? cell === wanted : wanted.includes(cell)
      }),
    )
    .reduce((sum, event) => sum + value(event), 0)

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const withoutZeros = (cells: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(cells).filter(([, amount]) => amount !== 0))

/** A part of a whole sum, cut to the yen. */
export const cut = (whole: number, numerator: number, denominator: number): number =>
  Number((BigInt(whole) * BigInt(numerator)) / BigInt(denominator))

const daysWithBothEnds = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1

/** Income tax and its surcharge on a fee: 10.21 percent, of a scrivener's beyond 10,000 yen. */
export const withheldOf = ({ kind, part }: Pick<OfficeEvent, 'kind' | 'part'>): number =>
  cut(kind === 'registration' ? Math.max(0, part - 10_000) : part, 1_021, 10_000)

const daysOver = (from: string, until: string, day: string): number =>
  day < from ? 0 : daysWithBothEnds(from, day < until ? day : until)

/** Of what was paid ahead: how much of it belongs to days that are over. */
export const usedOf = ({ yen, of }: OfficeEvent, day: string): number => {
  const [from = '', until = ''] = of.split('/')
  return cut(yen, daysOver(from, until, day), daysWithBothEnds(from, until))
}

/** Of a year's property tax: the same. */
export const accruedOf = ({ yen, of }: OfficeEvent, day: string): number =>
  cut(yen, daysOver(`${of}-01-01`, `${of}-12-31`, day), daysWithBothEnds(`${of}-01-01`, `${of}-12-31`))

/** The rent of a month after the calculation period, before that month has come. */
const isEarly = ({ month }: OfficeEvent, until: string): boolean => month > '2027-12' && month > until.slice(0, 7)

/** What the investors of a fund that has ended get: the contract's 7 percent of its days, or what there is. */
export function distributionOf(fund: FundName) {
  const { investors, endsOn } = composed[fund]
  const invested = sum(investors)
  const cap = cut(invested, 700 * daysWithBothEnds('2027-01-01', endsOn), 10_000 * 365)
  const profit = resultOf(fund, endsOn)
  const dividends = investors.map((amount) => cut(Math.max(0, Math.min(profit, cap)), amount, invested))
  const taxes = dividends.map((dividend) => cut(dividend, 2_042, 10_000))
  return {
    cap,
    profit,
    dividends,
    taxes,
    paid: sum(dividends),
    tax: sum(taxes),
    operatorShare: profit - sum(dividends),
  }
}

/** Accounts of income and cost of a fund up to a day, each on its own side. */
export function incomeAndCosts(fund: FundName, until: string): Record<string, number> {
  const s = (what: string, more: Where = {}, value?: (event: OfficeEvent) => number) =>
    sumIfs({ fund, until, what, ...more }, value)
  const kinds = [...new Set(officeYear.filter((event) => event.fund === fund).map(({ kind }) => kind))]
  const costOf = (kind: string): number =>
    s('cost', { kind }) +
    s('advanced_cost', { kind }) +
    s('reward', { kind }) +
    s('fee', { kind }) +
    s('invoice', { kind }) -
    s('invoice_back', { kind }) -
    s('spread', { kind }, (event) => event.yen - usedOf(event, until)) +
    s('notice', { kind }, (event) => accruedOf(event, until))
  return withoutZeros({
    rent_income: s('rent', {}, (event) => (isEarly(event, until) ? 0 : event.yen)),
    other_income: s('income') + s('deposit_kept') + s('deposit_back', {}, ({ part }) => part),
    sale_proceeds: s('sale'),
    sale_cost: s('sale') > 0 ? sum(composed[fund].investors) + composed[fund].own : 0,
    ...Object.fromEntries(kinds.map((kind) => [`cost:${kind}`, costOf(kind)])),
  })
}

export const isCost = (account: string): boolean => account.startsWith('cost:') || account === 'sale_cost'

/** Income less costs. */
const resultOf = (fund: FundName, until: string): number =>
  sum(Object.entries(incomeAndCosts(fund, until)).map(([account, amount]) => (isCost(account) ? -amount : amount)))

/** Every account of a fund's book at a day's end, on its own side. */
export function accountsAt(fund: FundName, until: string): Record<string, number> {
  const s = (what: string, more: Where = {}, value?: (event: OfficeEvent) => number) =>
    sumIfs({ fund, until, what, ...more }, value)
  const { investors, own } = composed[fund]
  const withheld = s('fee', {}, withheldOf)
  const isPaid = officeYear.some((event) => event.fund === fund && event.what === 'payout' && event.day <= until)
  const given = isPaid ? distributionOf(fund) : { paid: 0, tax: 0, operatorShare: 0, profit: 0 }
  const principal = isPaid ? sum(investors) : 0
  const received = s('rent') + s('income') + s('deposit') + s('sale')
  const spent =
    s('cost') + s('reward') + s('fee') - withheld + s('fee_tax') + s('instalment') + s('invoice_paid') + s('repay')
  const back = s('deposit_back', {}, ({ yen, part }) => yen - part)
  const distributed = principal + given.paid - given.tax + s('dividend_tax') + s('contribution_back')
  return withoutZeros({
    bank: received - spent - back - distributed,
    property: s('sale') > 0 ? 0 : sum(investors) + own,
    prepaid_cost: s('spread', {}, (event) => event.yen - usedOf(event, until)),
    tenant_deposit: s('deposit') - s('deposit_back') - s('deposit_kept'),
    advance_rent: s('rent', {}, (event) => (isEarly(event, until) ? event.yen : 0)),
    fee_tax: withheld - s('fee_tax'),
    tax: given.tax - s('dividend_tax'),
    'accrued_cost:repair': s('invoice') - s('invoice_back') - s('invoice_paid'),
    'accrued_cost:public_dues': s('notice', {}, (event) => accruedOf(event, until)) - s('instalment'),
    owed_to_operator: s('advanced_cost') - s('repay'),
    operator_share: given.operatorShare,
    deployed: sum(investors) - principal,
    subordinated: own - s('contribution_back'),
    undistributed: -given.profit,
    ...incomeAndCosts(fund, until),
  })
}

/** What stands between a fund and the company. */
export const debtsAt = (fund: FundName, until: string) => ({
  advanced: accountsAt(fund, until)['owed_to_operator'] ?? 0,
  operator_share: accountsAt(fund, until)['operator_share'] ?? 0,
  fund_interest: accountsAt(fund, until)['subordinated'] ?? 0,
})

/** Every account of the company's own book. */
export function companyAt(until: string): Record<string, number> {
  const s = (what: string) => sumIfs({ until, what })
  const invested = sum(FUNDS.flatMap((fund) => composed[fund].investors))
  const own = sum(FUNDS.map((fund) => composed[fund].own))
  const advanced = s('advanced_cost') - s('repay')
  const fees = s('bank_fee') + s('transfer_fee')
  return withoutZeros({
    // Investors' money came to the company for the rooms that it sold to the funds.
    bank: s('opening') + invested + s('own_money') - fees - advanced + s('contribution_back'),
    advanced,
    fund_interest: own - s('contribution_back'),
    own_equity: s('opening') + invested + own + s('own_money'),
    fee: fees,
  })
}

const ASSETS = ['bank', 'property', 'prepaid_cost', 'advanced', 'fund_interest', 'fee']
const debitLessCredit = (accounts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(accounts).map(([account, amount]) => [
      account,
      ASSETS.includes(account) || isCost(account) ? amount : -amount,
    ]),
  )

const plus = (one: Record<string, number>, other: Record<string, number>): Record<string, number> =>
  withoutZeros(
    Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((account) => [
        account,
        (one[account] ?? 0) + (other[account] ?? 0),
      ]),
    ),
  )

/** What a year's journals of a fund debit less what they credit: a period that was closed has carried its incomes and costs on. */
export function movedBy(fund: FundName, until: string): Record<string, number> {
  const all = accountsAt(fund, until)
  const isClosed = all['undistributed'] !== undefined
  const carried = isClosed ? ['undistributed', ...Object.keys(incomeAndCosts(fund, until))] : []
  const standing = Object.fromEntries(Object.entries(all).filter(([account]) => !carried.includes(account)))
  // Before the year investors had paid in.
  const invested = sum(composed[fund].investors)
  return plus(debitLessCredit(standing), { bank: -invested, capital: invested })
}

/** The same of the company, which had money of its own before. */
export const companyMoved = (until: string): Record<string, number> =>
  plus(debitLessCredit(companyAt(until)), {
    bank: -sumIfs({ what: 'opening' }),
    own_equity: sumIfs({ what: 'opening' }),
  })

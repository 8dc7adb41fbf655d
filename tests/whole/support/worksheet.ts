/**
 * The sheet of an accountant who has never seen the product: whole yen, what the bank says, and what the contract says of it. Nothing here is the
 * product's own.
 */

export interface LinePart {
  /** As the choice on the screen. */
  content: string
  /** Above zero: received. */
  amount: number
  about: string
  /** The recorded purchase or sale that it belongs to, as the screen names it. */
  deal?: string
}

/** A line of the bank, and how the operators classify it. */
export interface BankLine {
  on: string
  counterparty: string
  amount: number
  parts: readonly LinePart[]
  /** The other end is the company's own. */
  isRelated?: boolean
  classified: 'by hand' | 'and the next by a rule' | 'by a rule'
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Yen have no fractions: multiplied in whole numbers, then cut. */
const part = (whole: number, numerator: number, denominator: number): number =>
  Number((BigInt(whole) * BigInt(numerator)) / BigInt(denominator))

const daysWithBothEnds = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1

/** Income tax and its surcharge, cut to the yen. */
export const taxOn = (dividend: number): number => part(dividend, 2042, 10_000)

export interface Terms {
  from: string
  until: string
  /** Hundredths of a percent a year. */
  rate: number
  investors: readonly number[]
  /** What the property had cost that was sold. */
  costOfSold: number
}

/** The result of a period and who gets what of it. */
export function periodSheet(lines: readonly BankLine[], { from, until, rate, investors, costOfSold }: Terms) {
  const own = lines.filter(({ on }) => on >= from && on <= until)
  const parts = own.flatMap((line) => line.parts.map((each) => ({ ...each, isRelated: line.isRelated ?? false })))
  const amountsOf = (of: (one: (typeof parts)[number]) => boolean): number =>
    sum(parts.filter(of).map(({ amount }) => amount))
  const isRent = ({ content }: LinePart): boolean => content === '賃料'
  const isSale = ({ content }: LinePart): boolean => content === '売却代金'
  // What was bought stands in the balance sheet until it is sold.
  const isCost = ({ content }: LinePart): boolean => !['賃料', '売却代金', '購入代金'].includes(content)
  const income = amountsOf(isRent)
  const relatedIncome = amountsOf((each) => isRent(each) && each.isRelated)
  // What the sale itself cost is taken from its price, not from the rents.
  const isOfSale = (each: LinePart): boolean => isCost(each) && (each.deal ?? '').endsWith('の売却')
  const saleExpenses = -amountsOf(isOfSale)
  const costs = -amountsOf(isCost) - saleExpenses
  const costsByKind = new Map<string, number>()
  for (const { content, amount } of parts.filter(isCost))
    costsByKind.set(content, (costsByKind.get(content) ?? 0) - amount)
  const proceeds = amountsOf(isSale)
  const saleProfit = proceeds - costOfSold - saleExpenses
  const profit = income - costs + saleProfit
  const days = daysWithBothEnds(from, until)
  const invested = sum(investors)
  const cap = part(invested, rate * days, 10_000 * 365)
  const priority = Math.max(0, Math.min(profit, cap))
  const dividends = investors.map((amount) => part(priority, amount, invested))
  const paid = sum(dividends)
  const taxes = dividends.map(taxOn)
  const rents = income - costs
  const fromRents = Math.max(0, Math.min(paid, rents))
  const sources = { rents: fromRents, sale: paid - fromRents }
  return {
    from,
    until,
    days,
    costOfSold,
    income,
    relatedIncome,
    costs,
    costsByKind,
    saleExpenses,
    proceeds,
    saleProfit,
    profit,
    cap,
    priority,
    dividends,
    paid,
    taxes,
    tax: sum(taxes),
    sources,
    /** Of 100 yen, whole ones, which together are a hundred. */
    ofHundred: hundredOf([sources.rents, sources.sale]),
    /** What related parties paid is rounded up, in yen and in the hundred. */
    relatedOfRents: income === 0 ? 0 : Math.ceil((sources.rents * relatedIncome) / income),
    operatorShare: profit - paid,
    /** Tenths of a percent a year of what investors had put in. */
    yield: part(paid, 365 * 1000, invested * days) / 10,
  }
}

/** By largest remainder. */
function hundredOf(yen: readonly number[]): number[] {
  const all = sum(yen)
  if (all === 0) return yen.map(() => 0)
  const whole = yen.map((each) => part(each, 100, all))
  const rests = yen.map((each) => (each * 100) % all)
  for (let left = 100 - sum(whole); left > 0; left -= 1) {
    const largest = rests.indexOf(Math.max(...rests))
    whole[largest] = (whole[largest] ?? 0) + 1
    rests[largest] = -1
  }
  return whole
}

export type PeriodSheet = ReturnType<typeof periodSheet>

/** What leases make due from one day to another: each month's rent on its last day. */
export function plannedRent(monthly: number, from: string, until: string): number {
  const first = new Date(from)
  let due = 0
  for (let month = 0; ; month += 1) {
    const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month + 1, 0)).toISOString()
    if (lastDay.slice(0, 10) > until) return due
    due += monthly
  }
}

/** Tenths of a percent that a yen of an investor earned in a year, over several periods. */
export function wholeYield(periods: readonly PeriodSheet[], investors: readonly number[]): number {
  const days = sum(periods.map((period) => period.days))
  return part(sum(periods.map(({ paid }) => paid)), 365 * 1000, sum(investors) * days) / 10
}

export interface BalanceSheet {
  cash: number
  property: number
  /** What closed periods left the operator, and he has not taken. */
  owedToOperator: number
  undistributed: number
}

/** What the fund is made of, and what it paid for its property: to the operator with its start, and in all. */
export interface Purchase {
  capital: number
  fromOperator: number
  property: number
}

/** At the end of a period's last day: what came and went, and whose it is. Both sides are the same, or the sheet is wrong. */
export function balanceSheet(
  lines: readonly BankLine[],
  { earlier, period }: { earlier: readonly PeriodSheet[]; period: PeriodSheet },
  { capital, fromOperator, property: bought }: Purchase,
): BalanceSheet & { total: number } {
  // Dividends of earlier periods have left, and their tax.
  const cash = capital - fromOperator + sum(lines.map(({ amount }) => amount)) - sum(earlier.map(({ paid }) => paid))
  const property = bought - period.costOfSold
  const owedToOperator = sum(earlier.map(({ operatorShare }) => operatorShare))
  const total = cash + property
  if (total !== capital + owedToOperator + period.profit) throw new Error('the two sides of the sheet differ')
  return { cash, property, owedToOperator, undistributed: period.profit, total }
}

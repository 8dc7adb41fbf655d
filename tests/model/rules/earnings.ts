import { fundBook, move, operator } from './books.ts'
import { addDays, dayText, startOf } from './japan-time.ts'
import { at, sum, type Earning, type Model, type PeriodBooks } from './model.ts'

/** What a part of a line of the bank was for a fund: above zero it came in. */
export interface LinePart {
  fund: number
  kind: 'rent' | 'other_income' | 'sale' | 'tenant_deposit' | 'advance_rent' | 'cost'
  /** Of a cost. */
  costKind: string | null
  amount: number
}

/** A line of the bank as operators classify it. */
export interface Line {
  isRelated: boolean
  /** Out of the fund's own money, or as the operator's advance. */
  paidBy: 'fund' | 'operator'
  parts: LinePart[]
}

const accounts = {
  rent: 'rent_income',
  other_income: 'other_income',
  sale: 'sale_proceeds',
  tenant_deposit: 'tenant_deposit',
  advance_rent: 'advance_rent',
} as const
/** What a period's closing takes to the fund's result; tenants' deposits and rent in advance are owed, not earned. */
const earns = (account: string): boolean => !['tenant_deposit', 'advance_rent'].includes(account)

const accountOf = ({ kind, costKind }: LinePart): string => (kind === 'cost' ? `cost:${costKind}` : accounts[kind])

export const amountOf = ({ parts }: Line): number => sum(parts, ({ amount }) => amount)

/** A payer who remits keeps no more than half of the rents for costs: what came in beyond is a smaller rent. */
export function keepsTooMuch({ parts }: Line): boolean {
  const kept = parts.filter(({ kind, amount }) => kind === 'cost' && amount < 0)
  const rents = parts.filter(({ kind, amount }) => (kind === 'rent' || kind === 'advance_rent') && amount > 0)
  return rents.length > 0 && -2 * sum(kept, ({ amount }) => amount) > sum(rents, ({ amount }) => amount)
}

/** Books a line that was classified as a fund's; `times` is -1 where it is taken back. What happened in a month that is closed counts from now on. @returns what it earned and spent. */
export function bookLine(
  model: Model,
  { isRelated, paidBy, parts }: Line,
  happenedAt: number,
  times: 1 | -1 = 1,
): Earning[] {
  const earned: Earning[] = []
  for (const part of parts) {
    const { id } = at(model.funds, part.fund)
    const { bank, named, owedToOperator } = fundBook(id)
    const account = accountOf(part)
    const amount = times * part.amount
    if (paidBy === 'fund') move(model, amount, { from: named(account), to: bank })
    else {
      move(model, -amount, { from: owedToOperator, to: named(account) })
      move(model, -amount, { from: operator.bank, to: operator.advancedTo(id) })
    }
    if (earns(account)) earned.push(earn(model, { fund: part.fund, account, amount, isRelated, at: happenedAt }))
  }
  return earned
}

/** What a fund has sold leaves its book at what it stands there for. */
export function handOver(model: Model, fund: number, bookValue: number): void {
  const { property, named } = fundBook(at(model.funds, fund).id)
  move(model, bookValue, { from: property, to: named('sale_cost') })
  earn(model, { fund, account: 'sale_cost', amount: -bookValue, isRelated: false, at: startOf(dayText(model.now)) })
}

function earn(model: Model, earning: Omit<Earning, 'takenBy'>): Earning {
  const at = earning.at < openSince(model, earning.fund) ? model.now : earning.at
  const counted: Earning = { ...earning, at: Math.max(at, afterDistributed(model, earning.fund)), takenBy: null }
  model.earnings.push(counted)
  return counted
}

/** What is classified after a period's dividend is fixed is of the next one, from its first day on: also where nothing of the period was booked, so that its books are open. */
const afterDistributed = ({ distributions }: Model, fund: number): number =>
  Math.max(0, ...distributions.filter((one) => one.fund === fund).map(({ endOn }) => startOf(addDays(endOn, 1))))

/** The first instant whose books are open: after the last month that is closed, and after the fund's last closed period. */
export function openSince(model: Model, fund: number): number {
  const month = model.closedMonth === null ? 0 : startOf(`${nextMonth(model.closedMonth)}-01`)
  const closed = model.distributions.filter((one) => one.fund === fund && one.closing !== null)
  return Math.max(month, ...closed.map(({ endOn, fixedAt }) => Math.min(startOf(endOn) + 24 * 3_600_000, fixedAt)))
}

/** 'YYYY-MM' */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** What has come in and gone out up to a day, and no closing has taken. The price of a sale counts once the property has left the book. */
export function openEarnings(model: Model, fund: number, endOn: string): Earning[] {
  const open = model.earnings.filter((one) => one.fund === fund && one.takenBy === null && dayText(one.at) <= endOn)
  const isSold =
    sum(
      open.filter(({ account }) => account === 'sale_cost'),
      ({ amount }) => amount,
    ) !== 0
  return isSold ? open : open.filter(({ account }) => account !== 'sale_proceeds')
}

export function booksOf(earnings: readonly Earning[]): PeriodBooks {
  const of = (...names: string[]): number =>
    sum(
      earnings.filter(({ account }) => names.includes(account.split(':', 1)[0] ?? '')),
      ({ amount }) => amount,
    )
  const related = (name: string): number =>
    Math.max(
      0,
      sum(
        earnings.filter(({ account, isRelated }) => isRelated && account === name),
        ({ amount }) => amount,
      ),
    )
  return {
    income: of('rent_income', 'other_income'),
    relatedIncome: related('rent_income') + related('other_income'),
    costs: 0 - of('cost'),
    sale: of('sale_proceeds'),
    relatedSale: related('sale_proceeds'),
    saleCost: 0 - of('sale_cost'),
  }
}

/** A period's closing: what was earned becomes the fund's result. */
export function takeEarnings(model: Model, earnings: readonly Earning[], distribution: number): void {
  for (const earning of earnings) {
    const { named, result } = fundBook(at(model.funds, earning.fund).id)
    move(model, earning.amount, { from: result, to: named(earning.account) })
    earning.takenBy = distribution
  }
}

import { TERM_MONTHS, termDistributionDueOn, type RenewalChoice } from './auto-renewal.ts'
import { addDays, type JapanDate } from '../calendar.ts'
import { dividendDueOn } from '../funds/fund-schedule.ts'
import { addYen, subtractYen, zeroYen, type Yen } from '../money.ts'
import { simulate } from './simulator.ts'

/** A live investment as far as it decides what is still to come. */
export type LiveInvestment = {
  readonly id: string
  readonly fundName: string
  readonly amount: Yen
  readonly isPaidIn: boolean
  readonly plannedRateBp: number
  readonly operationTermMonths: number
  readonly autoRenewal: boolean
  /** As recorded, else as planned; null while neither is known. */
  readonly operationEndOn: JapanDate | null
  /** The recorded day of payment; null before. */
  readonly paidOn: JapanDate | null
  /** Fixed and not yet transferred: exact figures. */
  readonly fixed: readonly { readonly net: Yen; readonly principal: Yen }[]
  /** The term of an auto-renewing fund in which it works; null outside. */
  readonly renewal: {
    readonly startOn: JapanDate
    readonly endOn: JapanDate
    readonly isEnded: boolean
    readonly choice: RenewalChoice
    readonly distributionDueOn: JapanDate
  } | null
}

export type ExpectedPayment = {
  readonly investmentId: string
  readonly fundName: string
  /** The last day on which it is due; null while no day is known. */
  readonly dueOn: JapanDate | null
  /** The distribution after tax. */
  readonly net: Yen
  readonly principal: Yen
  /** fixed: the sum is certain. planned: computed from the planned rate, and nobody guarantees it. */
  readonly basis: 'fixed' | 'planned'
  /** What has to happen first: the deposit; or what it rests on: that the member stays for the next term. */
  readonly condition: 'deposit' | 'continue' | null
}

/** What is still to come, the nearest day first and what has none last. Of a fund that renews itself only the running term. */
export function expectedPayments(investments: readonly LiveInvestment[]): ExpectedPayment[] {
  return investments
    .flatMap(paymentsOf)
    .toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))
}

function paymentsOf(investment: LiveInvestment): ExpectedPayment[] {
  const { renewal } = investment
  const fixed = investment.fixed.map((payment): ExpectedPayment => ({
    ...namesOf(investment),
    ...payment,
    dueOn: fixedDueOn(investment),
    basis: 'fixed',
    condition: null,
  }))
  // The last payment is fixed already: nothing follows it.
  const isLast =
    fixed.length > 0 && (renewal === null || renewal.isEnded || fixed.some(({ principal }) => principal > 0))
  return isLast ? fixed : [...fixed, plannedPayment(investment)]
}

const namesOf = ({ id, fundName }: LiveInvestment) => ({ investmentId: id, fundName })

/** Whoever stayed is in the next term already: what is fixed belongs to the one before. */
function fixedDueOn(investment: LiveInvestment): JapanDate | null {
  const { renewal, paidOn } = investment
  if (renewal !== null)
    return renewal.isEnded ? renewal.distributionDueOn : termDistributionDueOn(addDays(renewal.startOn, -1))
  return paidOn ?? plannedDueOn(investment)
}

function plannedPayment(investment: LiveInvestment): ExpectedPayment {
  const { amount, plannedRateBp, renewal, autoRenewal } = investment
  const months = autoRenewal ? TERM_MONTHS : investment.operationTermMonths
  const staysIn = autoRenewal && renewal?.choice !== 'leave'
  return {
    ...namesOf(investment),
    dueOn: renewal === null ? (investment.paidOn ?? plannedDueOn(investment)) : renewal.distributionDueOn,
    net: simulate(amount, plannedRateBp, months).fund.net,
    principal: staysIn ? zeroYen : amount,
    basis: 'planned',
    condition: !investment.isPaidIn ? 'deposit' : staysIn ? 'continue' : null,
  }
}

function plannedDueOn({ operationEndOn, autoRenewal }: LiveInvestment): JapanDate | null {
  return operationEndOn === null ? null : dividendDueOn(operationEndOn, autoRenewal)
}

export type ExpectedMonth = {
  readonly month: string | null
  readonly payments: readonly ExpectedPayment[]
  readonly net: Yen
  readonly principal: Yen
  readonly total: Yen
}

/** The same gathered by month ('2026-04'; null: no day is known), and in all. */
export function byMonth(payments: readonly ExpectedPayment[]): ExpectedMonth[] {
  const monthOf = ({ dueOn }: ExpectedPayment) => dueOn?.slice(0, 7) ?? null
  return [...new Set(payments.map(monthOf))].map((month) => {
    const ofMonth = payments.filter((payment) => monthOf(payment) === month)
    return { month, payments: ofMonth, ...sumPayments(ofMonth) }
  })
}

export function sumPayments(payments: readonly ExpectedPayment[]): { net: Yen; principal: Yen; total: Yen } {
  const net = addYen(...payments.map((payment) => payment.net))
  const principal = addYen(...payments.map((payment) => payment.principal))
  return { net, principal, total: addYen(net, principal) }
}

/** When room under the personal limit comes back next: the first return of principal that needs nothing more from the member. */
export function nextReturn(payments: readonly ExpectedPayment[]): ExpectedPayment | null {
  return (
    payments.find(({ principal, dueOn, condition }) => principal > 0 && dueOn !== null && condition !== 'deposit') ??
    null
  )
}

/** What is left of a payment once the dividend after tax is taken from it: the principal in it. */
export function principalIn(payAmount: Yen, dividend: Yen, tax: Yen): Yen {
  return subtractYen(payAmount, subtractYen(dividend, tax))
}

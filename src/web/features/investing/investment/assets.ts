import { assetHistory, type HistoryMonth } from '../../../../domain/funds/asset-history.ts'
import { memberAllowance } from '../../../../domain/investing/allowance.ts'
import {
  expectedPayments,
  nextReturn,
  principalIn,
  type ExpectedPayment,
  type LiveInvestment,
} from '../../../../domain/investing/expected-payments.ts'
import type { JapanDate } from '../../../../domain/calendar.ts'
import { addYen, subtractYen, yen, type Yen } from '../../../../domain/money.ts'
import { day, instant, rateBp } from '../../../from-api.ts'
import type { Investment } from './investment-queries.ts'
import { isPaidOut } from './investment-steps.ts'

/** A member's investments as sums, history and outlook: from the same answers that the list of investments shows. */

const optionalDay = (text: string | null | undefined) => (text === null || text === undefined ? null : day(text))

type Sum = { readonly yen: Yen; readonly count: number }

export interface Holdings {
  operating: Sum
  /** Of those in operation: the operation is over, the principal not back yet. */
  waitingForReturn: Yen
  waitingForStart: Sum
  waitingForDeposit: Sum
  /** What has arrived of what is waited for. */
  received: Yen
  waitingForDraw: Sum
  /** Distributions received after tax. */
  dividends: Sum
}

function sumOf(amounts: readonly Yen[]): Sum {
  return { yen: addYen(...amounts), count: amounts.length }
}

const operationStartOf = ({ project }: Investment) => optionalDay(project.performance?.unyo_start_at)
const operationEndOf = ({ project }: Investment) => optionalDay(project.performance?.unyo_end_at)

/** Where the personal limit of 1,000,000 yen is in use. The parts and what is free add up to it. */
export function holdingsOf(invests: readonly Investment[], today: string): Holdings {
  const amounts = (matching: (invest: Investment) => boolean) =>
    invests.filter(matching).map(({ amount }) => yen(amount))
  const paidIn = (invest: Investment) => invest.status === 'Paid' && !isPaidOut(invest)
  const hasBegun = (invest: Investment) => (operationStartOf(invest) ?? '9999') <= today
  const paid = invests.flatMap(({ results }) => results).filter(({ paid_at }) => paid_at !== null)
  const arrived = invests
    .filter(({ status }) => status === 'Entry')
    .flatMap(({ transfer_account }) => transfer_account?.transfers ?? [])
  return {
    operating: sumOf(amounts((invest) => paidIn(invest) && hasBegun(invest))),
    waitingForReturn: addYen(
      ...amounts((invest) => paidIn(invest) && hasBegun(invest) && (operationEndOf(invest) ?? '9999') < today),
    ),
    waitingForStart: sumOf(amounts((invest) => paidIn(invest) && !hasBegun(invest))),
    waitingForDeposit: sumOf(amounts(({ status }) => status === 'Entry')),
    received: addYen(...arrived.map(({ amount }) => yen(amount))),
    waitingForDraw: sumOf(amounts(({ status }) => status === 'Apply')),
    dividends: sumOf(paid.map(({ dividend, tax }) => subtractYen(yen(dividend), yen(tax)))),
  }
}

export function historyOf(invests: readonly Investment[], now: Date): HistoryMonth[] {
  const worked = invests
    .filter(({ status }) => status === 'Paid')
    .map((invest) => ({
      amount: yen(invest.amount),
      operationStartOn: operationStartOf(invest),
      redeemedAt: invest.redeemed_at === null ? null : instant(invest.redeemed_at),
      dividends: invest.results.map(({ dividend, tax, paid_at }) => ({
        gross: yen(dividend),
        tax: yen(tax),
        paidAt: paid_at === null ? null : instant(paid_at),
      })),
    }))
  return assetHistory(worked, now)
}

function liveInvestment(invest: Investment): LiveInvestment {
  const { project, renewal } = invest
  const unpaid = invest.results.filter(({ paid_at }) => paid_at === null)
  return {
    id: invest.id,
    fundName: project.name,
    amount: yen(invest.amount),
    isPaidIn: invest.status === 'Paid',
    plannedRateBp: rateBp(project.rimawari),
    operationTermMonths: project.unyo_term_month,
    autoRenewal: project.is_auto_continue && operationEndOf(invest) === null,
    operationEndOn: operationEndOf(invest) ?? optionalDay(project.unyo_end_at),
    paidOn: optionalDay(project.performance?.payday),
    fixed: unpaid.map(({ dividend, tax, pay_amount }) => ({
      net: subtractYen(yen(dividend), yen(tax)),
      principal: principalIn(yen(pay_amount), yen(dividend), yen(tax)),
    })),
    renewal:
      renewal === null
        ? null
        : {
            startOn: day(renewal.start_at),
            endOn: day(renewal.end_at),
            isEnded: renewal.is_ended,
            choice: renewal.choice === 'leave' ? 'leave' : 'continue',
            distributionDueOn: day(renewal.dividend_due_at),
          },
  }
}

/** What may still come of applications with a contract and of running investments. */
export function outlookOf(invests: readonly Investment[]): ExpectedPayment[] {
  const live = invests.filter((invest) => (invest.status === 'Paid' || invest.status === 'Entry') && !isPaidOut(invest))
  return expectedPayments(live.map(liveInvestment))
}

export interface RoomReturn {
  payment: ExpectedPayment
  /** Whether its day has passed: nobody knows then when it comes. */
  isLate: boolean
  /** What may be invested once the principal is back. */
  allowance: Yen
}

/** When the next principal frees room under the limit; null where none is on its way. */
export function roomReturnOf(
  payments: readonly ExpectedPayment[],
  { investingAmount, today }: { investingAmount: number; today: JapanDate },
): RoomReturn | null {
  const payment = nextReturn(payments)
  return payment === null
    ? null
    : {
        payment,
        isLate: payment.dueOn !== null && payment.dueOn < today,
        allowance: memberAllowance(subtractYen(yen(investingAmount), payment.principal)),
      }
}

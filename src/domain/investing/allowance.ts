import { offeringTotals, type Fund, type FundTotals, type OfferingMethod } from '../funds/fund.ts'
import { addYen, remainingYen, smallerYen, yen, zeroYen, type Yen } from '../money.ts'

/** The most that one member may have in all funds together: what a small-scale operator may take of one investor (enforcement order of the act, article 6). */
export const MEMBER_CAP = yen(1_000_000)
/** Applications are taken in units of so many yen (decisions on the specification). */
export const AMOUNT_UNIT = yen(100_000)
/** The unit of the form's choices: 1万円. */
const MAN_YEN = 10_000

/** What decides the allowance, as the API answers it too: so the web computes the same as the server. */
export type AllowanceFacts = {
  readonly offeringMethod: OfferingMethod
  readonly fundTotal: Yen
  /** With the subordinated part, as `stats.invest_total` is. */
  readonly investTotal: Yen
  /** Of the fund's free room, what is kept for others (the waitlist). */
  readonly held: Yen
  readonly maximumAmount: Yen | null
  /** All of the member's live applications and investments whose principal is not redeemed. */
  readonly investingAmount: Yen
}

/** What the member may still put into a fund. In a lottery the fund's capacity plays no part: the draw keeps it. */
export function allowanceFrom(facts: AllowanceFacts): Yen {
  const ofMember = memberAllowance(facts.investingAmount)
  const ofApplication = facts.maximumAmount === null ? ofMember : smallerYen(ofMember, facts.maximumAmount)
  if (facts.offeringMethod === 'lottery') return ofApplication
  return smallerYen(ofApplication, remainingYen(facts.fundTotal, addYen(facts.investTotal, facts.held)))
}

export function allowance(fund: Fund, totals: FundTotals, investingAmount: Yen): Yen {
  const { offeringMethod, fundTotal, maximumAmount } = fund
  return allowanceFrom({
    offeringMethod,
    fundTotal,
    maximumAmount,
    investTotal: offeringTotals(fund, totals).investTotal,
    held: totals.held,
    investingAmount,
  })
}

/** What the member may still put anywhere. */
export function memberAllowance(investingAmount: Yen): Yen {
  return remainingYen(MEMBER_CAP, investingAmount)
}

/** The dropdown: multiples of 100,000 yen from the minimum to the allowance, ten at most. */
export function amountChoices(minimumAmount: Yen, allowed: Yen): Yen[] {
  const choices: Yen[] = []
  for (let amount = AMOUNT_UNIT; amount <= smallerYen(allowed, MEMBER_CAP); amount = yen(amount + AMOUNT_UNIT)) {
    if (amount >= minimumAmount) choices.push(amount)
  }
  return choices
}

export type AmountProblem =
  | 'amount_not_a_number'
  | 'amount_below_minimum'
  | 'amount_above_allowance'
  | 'amount_not_in_units'

/** The first rule that an amount of yen breaks, or null. Takes anything: the caller may be a stranger's script. */
export function amountProblem(amount: unknown, minimumAmount: Yen, allowed: Yen): AmountProblem | null {
  if (typeof amount !== 'number' || Number.isNaN(amount)) return 'amount_not_a_number'
  if (amount < minimumAmount || amount <= zeroYen) return 'amount_below_minimum'
  if (amount > smallerYen(allowed, MEMBER_CAP)) return 'amount_above_allowance'
  return amount % AMOUNT_UNIT === 0 ? null : 'amount_not_in_units'
}

/** The form's own messages, N in units of 10,000 yen: rounded up for a lower and down for an upper limit, so that N itself obeys it. */
export function amountMessage(problem: AmountProblem, minimumAmount: Yen, allowed: Yen): string {
  switch (problem) {
    case 'amount_not_a_number':
      return '数字で入力してください'
    case 'amount_below_minimum':
      return `${Math.ceil(minimumAmount / MAN_YEN)}万円以上で入力してください。`
    case 'amount_above_allowance':
      return `${Math.floor(smallerYen(allowed, MEMBER_CAP) / MAN_YEN)}万円以下で入力してください。`
    case 'amount_not_in_units':
      return '10万円単位で指定してください。'
  }
}

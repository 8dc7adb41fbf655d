import { AMOUNT_UNIT, memberAllowance } from '../../../domain/investing/allowance.ts'
import type { Refused } from '../../../domain/investing/application.ts'
import { smallerYen, type Yen } from '../../../domain/money.ts'
import { refusalApiCode } from '../../../domain/refusal.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'

/**
 * A refused application as the API answers it. An amount that was possible until others took the fund's room is no slip of the
 * form: that is a CONFLICT, and the message names what is still possible.
 */
export function refuseApplication(refused: Refused, amount: number, fund: FundRecord, investingAmount: Yen): Refusal {
  const code = refusalApiCode(refused.code)
  if (code !== 'BAD_USER_INPUT') return refusal(code, refused.message)
  if (lostTheRace(refused, amount, fund, investingAmount)) {
    return refusal('CONFLICT', `残りの申込可能額が変わりました。${refused.message}`)
  }
  return badInput({ amount: refused.message })
}

/** Whether it was refused for nothing but room that others had taken before: the amount itself was one that could be applied for. */
export function lostTheRace({ code }: Refused, amount: number, fund: FundRecord, investingAmount: Yen): boolean {
  const isForWantOfRoom = code === 'paused' || code === 'amount_above_allowance'
  return (
    isForWantOfRoom && amount > 0 && amount % AMOUNT_UNIT === 0 && amount <= allowanceOfEmptyFund(fund, investingAmount)
  )
}

/** What the member might apply for if nobody else had. */
function allowanceOfEmptyFund(fund: FundRecord, investingAmount: Yen): Yen {
  const own = memberAllowance(investingAmount)
  return fund.fund.maximumAmount === null ? own : smallerYen(own, fund.fund.maximumAmount)
}

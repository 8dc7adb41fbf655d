import { investmentLifecycle, type InvestmentStatus } from '../lifecycles/investment.ts'

/** How an investment begins, by the fund's method. */
export const FIRST_STATUS = {
  first_come: investmentLifecycle.events.applied.to,
  lottery: investmentLifecycle.events.applied_for_lottery.to,
} as const

export type ApiInvestStatus = 'Apply' | 'Entry' | 'Paid' | 'Lose' | 'Canceled'

const API_STATUS: Record<InvestmentStatus, ApiInvestStatus> = {
  lottery_pending: 'Apply',
  awaiting_deposit: 'Entry',
  participating: 'Paid',
  not_selected: 'Lose',
  fund_failed: 'Lose',
  canceled: 'Canceled',
}

export function toApiStatus(status: InvestmentStatus): ApiInvestStatus {
  return API_STATUS[status]
}

/** A place in the line for room that comes free after a draw: of one who waits the number from 1, of one whose turn it is none. */
export type SubstitutePlace = { readonly rank: number | null }

/** The badge on a card of /mypage/projects, first match; null for a participating one, which wears none. */
export function investmentBadge(
  status: ApiInvestStatus,
  facts: {
    readonly isContractConfirmed: boolean
    readonly isFundFailed: boolean
    readonly substitute?: SubstitutePlace | null
  },
): string | null {
  if (status === 'Canceled') return 'キャンセル済み'
  if (status === 'Lose')
    return facts.isFundFailed ? investmentLifecycle.states.fund_failed : investmentLifecycle.states.not_selected
  if (status === 'Apply')
    return facts.substitute ? substituteBadge(facts.substitute) : investmentLifecycle.states.lottery_pending
  if (!facts.isContractConfirmed) return '契約成立時書面の確認待ち'
  return status === 'Entry' ? investmentLifecycle.states.awaiting_deposit : null
}

export function substituteBadge({ rank }: SubstitutePlace): string {
  return rank === null ? '補欠の案内中' : `補欠 ${rank}番`
}

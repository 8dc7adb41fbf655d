/** Every state an investment can be in, from application to its end. */
export const INVESTMENT_STATUSES = [
  'lottery_pending',
  'awaiting_deposit',
  'participating',
  'not_selected',
  'fund_failed',
  'canceled',
] as const
export type InvestmentStatus = (typeof INVESTMENT_STATUSES)[number]

export const CANCEL_REASONS = ['deadline', 'cooling_off', 'member_before_deposit', 'operator'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export type InvestmentEvent =
  | 'lottery_won'
  | 'lottery_lost'
  | 'deposit_completed'
  | 'fund_failed'
  | 'deadline_passed'
  | 'cooling_off_declared'
  | 'member_withdrew'
  | 'operator_canceled'
  | 'in_time_deposit_found'

export type Transition = {
  readonly from: InvestmentStatus
  readonly event: InvestmentEvent
  readonly to: InvestmentStatus
  readonly cancelReason?: CancelReason
}

/** How an investment begins, by the fund's method. */
export const FIRST_STATUS = { first_come: 'awaiting_deposit', lottery: 'lottery_pending' } as const

/** All that may ever happen to an investment. `in_time_deposit_found` undoes a cancellation by deadline alone. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'lottery_pending', event: 'lottery_won', to: 'awaiting_deposit' },
  { from: 'lottery_pending', event: 'lottery_lost', to: 'not_selected' },
  { from: 'lottery_pending', event: 'fund_failed', to: 'fund_failed' },
  { from: 'lottery_pending', event: 'member_withdrew', to: 'canceled', cancelReason: 'member_before_deposit' },
  { from: 'lottery_pending', event: 'operator_canceled', to: 'canceled', cancelReason: 'operator' },
  { from: 'awaiting_deposit', event: 'deposit_completed', to: 'participating' },
  { from: 'awaiting_deposit', event: 'fund_failed', to: 'fund_failed' },
  { from: 'awaiting_deposit', event: 'deadline_passed', to: 'canceled', cancelReason: 'deadline' },
  { from: 'awaiting_deposit', event: 'cooling_off_declared', to: 'canceled', cancelReason: 'cooling_off' },
  { from: 'awaiting_deposit', event: 'member_withdrew', to: 'canceled', cancelReason: 'member_before_deposit' },
  { from: 'awaiting_deposit', event: 'operator_canceled', to: 'canceled', cancelReason: 'operator' },
  { from: 'participating', event: 'cooling_off_declared', to: 'canceled', cancelReason: 'cooling_off' },
  { from: 'participating', event: 'fund_failed', to: 'fund_failed' },
  { from: 'canceled', event: 'in_time_deposit_found', to: 'participating' },
]

/** The transition that an event causes, or null where it means nothing (a repeat, or too late). */
export function transitionFor(
  status: InvestmentStatus,
  cancelReason: CancelReason | null,
  event: InvestmentEvent,
): Transition | null {
  if (event === 'in_time_deposit_found' && cancelReason !== 'deadline') return null
  return TRANSITIONS.find((transition) => transition.from === status && transition.event === event) ?? null
}

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

/** The badge on a card of /mypage/projects, first match; null for a participating one, which wears none. */
export function investmentBadge(
  status: ApiInvestStatus,
  facts: { readonly isContractConfirmed: boolean; readonly isFundFailed: boolean },
): string | null {
  if (status === 'Canceled') return 'キャンセル済み'
  if (status === 'Lose') return facts.isFundFailed ? '不成立' : '落選'
  if (status === 'Apply') return '抽選待ち'
  if (!facts.isContractConfirmed) return '契約成立時書面の確認待ち'
  return status === 'Entry' ? '入金待ち' : null
}

import { campaignLifecycle } from '../lifecycles/campaign.ts'
import { depositOutcomes } from '../lifecycles/deposit.ts'
import { cancelReasons, formerInvestmentEvents, investmentLifecycle } from '../lifecycles/investment.ts'
import { payoutProblems } from '../lifecycles/payout.ts'
import { proposalLifecycle } from '../lifecycles/proposal.ts'
import { refundLifecycle, refundReasons } from '../lifecycles/refund.ts'

/** Japanese words of the reasons and glances that stand in the database, beside the words of the lifecycles' states. */
export type Words<Key extends string = string> = Readonly<Record<Key, string>>

export const INVESTMENT_STATUS = investmentLifecycle.states
export const CANCEL_REASON = cancelReasons

/** How operators see an application at a glance: its status, and of one that waits or is over, for what. */
export const APPLICATION_VIEWS = {
  substitute: '補欠',
  lottery_pending: INVESTMENT_STATUS.lottery_pending,
  document_waiting: '契約成立時書面の確認待ち',
  deposit_waiting: INVESTMENT_STATUS.awaiting_deposit,
  participating: INVESTMENT_STATUS.participating,
  redeemed: '償還済み',
  not_selected: INVESTMENT_STATUS.not_selected,
  fund_failed: INVESTMENT_STATUS.fund_failed,
  canceled: INVESTMENT_STATUS.canceled,
} as const satisfies Words

/** Why a status changed (investment_event.reason), in the spellings of today and of before. */
export const INVESTMENT_EVENT_REASON: Words = Object.fromEntries([
  ...Object.entries(investmentLifecycle.events).map(([name, { word }]) => [name, word]),
  ...Object.entries(formerInvestmentEvents).map(([former, name]) => [former, investmentLifecycle.events[name].word]),
])

export const DEPOSIT_OUTCOME = depositOutcomes

/** What an operator sees at a glance about a deposit. */
export const DEPOSIT_JUDGEMENT = {
  matched: '一致',
  name_differs: '名義相違',
  excess: '超過',
  short: '不足',
  no_application: '申込なし',
  after_deadline: '期限後',
  after_cancel: '取消後',
} as const satisfies Words
export type DepositJudgement = keyof typeof DEPOSIT_JUDGEMENT

export const REFUND_REASON = refundReasons

export const REFUND_STATUS = refundLifecycle.states

export const PAYOUT_PROBLEM = payoutProblems

export const PROPOSAL_STATUS = proposalLifecycle.states

export const CAMPAIGN_STATUS = campaignLifecycle.states

export const COOLING_OFF_WAY = { member_page: '会員ページ', post: '郵便' } as const satisfies Words

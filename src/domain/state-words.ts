import type { CancelReason, InvestmentStatus } from './investment.ts'

/** Japanese words of the states and reasons that stand in the database: the one place from which screens, files, registers and mails take them. */
export type Words<Key extends string = string> = Readonly<Record<Key, string>>

export const INVESTMENT_STATUS: Words<InvestmentStatus> = {
  lottery_pending: '抽選待ち',
  awaiting_deposit: '入金待ち',
  participating: '参加中',
  not_selected: '落選',
  fund_failed: '不成立',
  canceled: '取消',
}

/** How operators see an application at a glance: its status, and of one that waits or is over, for what. */
export const APPLICATION_VIEWS = {
  lottery_pending: INVESTMENT_STATUS.lottery_pending,
  document_waiting: '契約成立時書面の確認待ち',
  deposit_waiting: INVESTMENT_STATUS.awaiting_deposit,
  participating: INVESTMENT_STATUS.participating,
  redeemed: '償還済み',
  not_selected: INVESTMENT_STATUS.not_selected,
  fund_failed: INVESTMENT_STATUS.fund_failed,
  canceled: INVESTMENT_STATUS.canceled,
} as const satisfies Words

export const CANCEL_REASON: Words<CancelReason> = {
  deadline: '入金期限の経過',
  cooling_off: 'クーリング・オフ',
  member_before_deposit: '会員の申し出',
  operator: '運営会社による取消',
}

/** Why a status changed (investment_event.reason). */
export const INVESTMENT_EVENT_REASON = {
  ...CANCEL_REASON,
  applied: '申込',
  cooling_off_declared: 'クーリング・オフ（会員ページ）',
  cooling_off_posted: 'クーリング・オフ（郵便）',
  deposit_completed: '入金の完了',
  deadline_passed: CANCEL_REASON.deadline,
  in_time_deposit_found: '期限内の入金の判明',
  'lottery won': '当選',
  'lottery lost': '落選',
  'fund failed': 'ファンドの不成立',
} as const satisfies Words

export type InvestmentEventReason = keyof typeof INVESTMENT_EVENT_REASON

export const DEPOSIT_OUTCOME = {
  part_payment: '一部入金',
  completed: '入金完了',
  reinstated: '期限内の入金と判明（参加）',
  no_room_to_reinstate: '期限内の入金と判明（募集枠なし）',
  in_time_but_short: '期限内の入金と判明（不足）',
  late: '期限後の入金',
  already_paid: '入金完了後の入金',
  not_payable: '入金を要しない申込への入金',
  unknown_account: '申込を特定できない入金',
} as const satisfies Words

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

export const REFUND_REASON = {
  excess: '申込額を超えた入金（過入金）',
  late: '入金期限を過ぎた入金',
  not_payable: '有効な申込のない入金',
  overdue: '入金期限までに全額の入金がなかったため',
  fund_failed: 'ファンドの不成立',
  cooling_off: 'クーリング・オフ',
  owner_found: '申込を特定できなかった入金',
} as const satisfies Words

export const REFUND_STATUS = {
  open: '支払い待ち',
  in_payout: '支払いの手続き中',
  paid: '返金済み',
  withdrawn: '取消',
} as const satisfies Words

/** Why an attempt to pay did not arrive (payout.problem). */
export const PAYOUT_PROBLEM = {
  order_refused: '銀行が依頼を受け付けませんでした',
  account_refused: '銀行が口座を受け付けませんでした',
  not_approved_at_bank: '銀行での承認がありませんでした',
  sent_back: '振込先の銀行から返却されました',
  told_by_operator: '銀行の結果で不能でした',
  never_sent: '依頼は銀行に届いていませんでした',
  failed: '振込が完了しませんでした',
} as const satisfies Words

export const PROPOSAL_STATUS = {
  open: '承認待ち',
  approved: '承認済み',
  rejected: '差し戻し',
  withdrawn: '取り下げ',
} as const satisfies Words

export const CAMPAIGN_STATUS = {
  draft: '下書き',
  scheduled: '予約済み',
  sending: '送信中',
  sent: '送信済み',
  canceled: '取消',
} as const satisfies Words

export const COOLING_OFF_WAY = { member_page: '会員ページ', post: '郵便' } as const satisfies Words

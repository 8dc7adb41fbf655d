import { lifecycle, type EventOf, type StateOf } from './lifecycle.ts'

/** Why an investment was canceled. */
export const cancelReasons = {
  deadline: '入金期限の経過',
  cooling_off: 'クーリング・オフ',
  member_before_deposit: '会員の申し出',
  operator: '運営会社による取消',
} as const
export type CancelReason = keyof typeof cancelReasons

/** From application to its end. A redeemed investment stays `participating`: its redemption is an instant beside the status. */
export const investmentLifecycle = lifecycle({
  subject: 'investment',
  column: 'status',
  states: {
    lottery_pending: '抽選待ち',
    awaiting_deposit: '入金待ち',
    participating: '参加中',
    not_selected: '落選',
    fund_failed: '不成立',
    canceled: '取消',
  },
  events: {
    applied: { from: [null], to: 'awaiting_deposit', by: ['member'], word: '申込' },
    /** Recorded as `applied` too. */
    applied_for_lottery: { from: [null], to: 'lottery_pending', by: ['member'], word: '申込' },
    /** Drawn, or as a substitute who has taken a place that came free. */
    lottery_won: { from: ['lottery_pending'], to: 'awaiting_deposit', by: ['schedule', 'member'], word: '当選' },
    lottery_lost: { from: ['lottery_pending'], to: 'not_selected', by: ['schedule'], word: '落選' },
    deposit_completed: { from: ['awaiting_deposit'], to: 'participating', by: ['bank'], word: '入金の完了' },
    deadline_passed: {
      from: ['awaiting_deposit'],
      to: 'canceled',
      by: ['schedule'],
      word: cancelReasons.deadline,
      cancelReason: 'deadline',
    },
    /** A deposit that was in time at the bank but was noticed after the deadline's job: of `deadline` alone. */
    in_time_deposit_found: { from: ['canceled'], to: 'participating', by: ['bank'], word: '期限内の入金の判明' },
    cooling_off_declared: {
      from: ['awaiting_deposit', 'participating'],
      to: 'canceled',
      by: ['member'],
      word: 'クーリング・オフ（会員ページ）',
      cancelReason: 'cooling_off',
    },
    cooling_off_posted: {
      from: ['awaiting_deposit', 'participating'],
      to: 'canceled',
      by: ['two operators'],
      word: 'クーリング・オフ（郵便）',
      cancelReason: 'cooling_off',
    },
    member_withdrew: {
      from: ['lottery_pending', 'awaiting_deposit'],
      to: 'canceled',
      by: ['member'],
      word: cancelReasons.member_before_deposit,
      cancelReason: 'member_before_deposit',
    },
    operator_canceled: {
      from: ['lottery_pending', 'awaiting_deposit'],
      to: 'canceled',
      by: ['two operators'],
      word: cancelReasons.operator,
      cancelReason: 'operator',
    },
    fund_failed: {
      from: ['lottery_pending', 'awaiting_deposit', 'participating'],
      to: 'fund_failed',
      by: ['schedule', 'two operators'],
      word: 'ファンドの不成立',
    },
  },
})

export type InvestmentStatus = StateOf<typeof investmentLifecycle>
export type InvestmentEvent = EventOf<typeof investmentLifecycle>

/** Spellings in rows of before: investment_event is append-only. */
export const formerInvestmentEvents = {
  'lottery won': 'lottery_won',
  'lottery lost': 'lottery_lost',
  'fund failed': 'fund_failed',
} as const satisfies Readonly<Record<string, InvestmentEvent>>

/** A deposit has no states: it is booked once, with one of these outcomes. */
export const depositOutcomes = {
  part_payment: '一部入金',
  completed: '入金完了',
  reinstated: '期限内の入金と判明（参加）',
  no_room_to_reinstate: '期限内の入金と判明（募集枠なし）',
  in_time_but_short: '期限内の入金と判明（不足）',
  late: '期限後の入金',
  already_paid: '入金完了後の入金',
  not_payable: '入金を要しない申込への入金',
  unknown_account: '申込を特定できない入金',
} as const
export type DepositOutcome = keyof typeof depositOutcomes

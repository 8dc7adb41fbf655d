import { lifecycle } from './lifecycle.ts'

/** Why money is owed back. */
export const refundReasons = {
  excess: '申込額を超えた入金（過入金）',
  late: '入金期限を過ぎた入金',
  not_payable: '有効な申込のない入金',
  overdue: '入金期限までに全額の入金がなかったため',
  fund_failed: 'ファンドの不成立',
  cooling_off: 'クーリング・オフ',
  owner_found: '申込を特定できなかった入金',
} as const
export type RefundReason = keyof typeof refundReasons

/** Waits on the list, leaves in a payout and is paid; what the bank refuses or sends back is on the list again. */
export const refundLifecycle = lifecycle({
  subject: 'refund',
  column: 'status',
  states: { open: '支払い待ち', in_payout: '支払いの手続き中', paid: '返金済み', withdrawn: '取消' },
  events: {
    owed: { from: [null], to: 'open', by: ['bank', 'schedule', 'member', 'two operators'], word: '返金の発生' },
    prepared: { from: ['open'], to: 'in_payout', by: ['operator'], word: '支払いの準備' },
    discarded: { from: ['in_payout'], to: 'open', by: ['operator'], word: '支払いの取りやめ' },
    refused: { from: ['in_payout'], to: 'open', by: ['bank', 'operator'], word: '振込の不能' },
    paid: { from: ['in_payout'], to: 'paid', by: ['bank', 'operator'], word: '返金' },
    returned: { from: ['paid'], to: 'open', by: ['bank', 'operator'], word: '振込先からの返却' },
    taken_back: { from: ['open'], to: 'withdrawn', by: ['bank'], word: '出資への充当' },
    return_mistaken: { from: ['open'], to: 'paid', by: ['two operators'], word: '返却の登録の取消' },
    owner_mistaken: { from: ['open'], to: 'withdrawn', by: ['two operators'], word: '入金者の照合の取消' },
  },
})

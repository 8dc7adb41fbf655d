import { lifecycle, type StateOf } from './lifecycle.ts'

/** Why an attempt to pay did not arrive. */
export const payoutProblems = {
  order_refused: '銀行が依頼を受け付けませんでした',
  account_refused: '銀行が口座を受け付けませんでした',
  not_approved_at_bank: '銀行での承認がありませんでした',
  sent_back: '振込先の銀行から返却されました',
  told_by_operator: '銀行の結果で不能でした',
  payee_stopped: '支払いを停止している会員がいたため、送金の前に取り下げました',
  never_sent: '依頼は銀行に届いていませんでした',
  failed: '振込が完了しませんでした',
} as const
export type PayoutProblem = keyof typeof payoutProblems

/** One transfer to one member for one obligation. refused: the money never left; returned: it left and came back. */
export const payoutLifecycle = lifecycle({
  subject: 'payout',
  column: 'status',
  states: {
    planned: '支払い予定',
    in_flight: '手続き中',
    paid: '支払い済み',
    refused: '振込不能',
    returned: '振込先から返却',
    withdrawn: '取りやめ',
  },
  events: {
    prepared: { from: [null], to: 'planned', by: ['operator'], word: '支払いの準備' },
    discarded: { from: ['planned'], to: 'withdrawn', by: ['operator'], word: '支払いの取りやめ' },
    approved: { from: ['planned'], to: 'in_flight', by: ['two operators'], word: '支払いの承認' },
    refused: { from: ['in_flight'], to: 'refused', by: ['bank', 'operator', 'schedule'], word: '振込の不能' },
    paid: { from: ['in_flight'], to: 'paid', by: ['bank', 'operator'], word: '支払い' },
    returned: { from: ['paid'], to: 'returned', by: ['bank', 'operator'], word: '振込先からの返却' },
    return_mistaken: { from: ['returned'], to: 'paid', by: ['two operators'], word: '返却の登録の取消' },
  },
})
export type PayoutStatus = StateOf<typeof payoutLifecycle>

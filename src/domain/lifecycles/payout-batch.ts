import { lifecycle } from './lifecycle.ts'

/** A payment as a whole. unclear: the bank's answer was lost and its list does not show the order; a person decides. */
export const payoutBatchLifecycle = lifecycle({
  subject: 'payout_batch',
  column: 'status',
  states: {
    draft: '承認待ち',
    discarded: '取りやめ',
    approved: '承認済み',
    sending: '送金中',
    unclear: '送金の結果が不明',
    sent: '送金済み（結果待ち）',
    settled: '完了',
  },
  events: {
    prepared: { from: [null], to: 'draft', by: ['operator'], word: '準備' },
    discarded: { from: ['draft'], to: 'discarded', by: ['operator'], word: '取りやめ' },
    approved: { from: ['draft'], to: 'approved', by: ['two operators'], word: '承認' },
    /** The intent, committed before the bank is called; of a file, its export. */
    sending_began: { from: ['approved'], to: 'sending', by: ['schedule', 'operator'], word: '送金の開始' },
    /** The bank could not be reached: nothing was ordered. */
    intent_withdrawn: { from: ['sending'], to: 'approved', by: ['bank'], word: '送金の取り下げ' },
    accepted: { from: ['sending'], to: 'sent', by: ['bank'], word: '銀行の受付' },
    answer_lost: { from: ['sending'], to: 'unclear', by: ['bank'], word: '送金の結果が不明' },
    order_found: { from: ['unclear'], to: 'sent', by: ['operator'], word: '銀行での受付の確認' },
    /** Payments to one of its payees were stopped after the approval: all of it is on the list again. */
    taken_back: { from: ['approved'], to: 'settled', by: ['schedule', 'operator'], word: '送金前の取り下げ' },
    /** Nothing of it is under way any more; refused by the bank as a whole, too. */
    settled: { from: ['sending', 'unclear', 'sent'], to: 'settled', by: ['bank', 'operator'], word: '完了' },
  },
})

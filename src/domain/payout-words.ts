import { payoutBatchLifecycle } from './lifecycles/payout-batch.ts'
import { payoutLifecycle } from './lifecycles/payout.ts'

/** Why something that is owed cannot be paid out now. */
export const PAYOUT_HOLDS = {
  no_bank_account: '口座 未登録',
  account_changed: '口座の変更から24時間未満',
  account_not_writable: '口座の名義・番号を要確認',
  payer_unclear: '名義の違う入金：返金先が未決定',
  stopped_by_member: '本人の申し出で停止中',
} as const

export type PayoutHold = keyof typeof PAYOUT_HOLDS

/** How a payment as a whole stands. */
export const BATCH_STATUS = payoutBatchLifecycle.states

/** How one member's part of it stands. */
export const PAYOUT_STATUS = payoutLifecycle.states

/** The bank's site says so, and the statement has not shown it yet. */
export const ANNOUNCED = '振込指示済み（未確認）'

/** The states as people are told them: what is only announced is neither under way nor paid. */
export const BATCH_TOLD = { ...BATCH_STATUS, announced: ANNOUNCED }
export const PAYOUT_TOLD = { ...PAYOUT_STATUS, announced: ANNOUNCED }

/** On which way it goes to the bank. */
export const PAYOUT_METHODS = { transfer: '銀行のAPI', file: '総合振込ファイル' } as const

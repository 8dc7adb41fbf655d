import type { PayoutHoldKind } from '../people/payout-hold.ts'
import { payoutBatchLifecycle } from '../lifecycles/payout-batch.ts'
import { payoutLifecycle } from '../lifecycles/payout.ts'

/** Why something that is owed cannot be paid out now. */
export const PAYOUT_HOLDS = {
  no_bank_account: '口座 未登録',
  account_changed: '口座の変更から24時間未満',
  account_not_writable: '口座の名義・番号を要確認',
  payer_unclear: '名義の違う入金：返金先が未決定',
  loss_unexplained: '損失のご説明を送っていません',
  loss_just_explained: '損失のご説明から24時間未満',
  stopped_by_member: '停止中：本人の申し出',
  stopped_death: '停止中：死亡',
  stopped_antisocial: '停止中：反社会的勢力の疑い',
  stopped_fraud: '停止中：不正の疑い',
  stopped_attachment: '停止中：差押え',
  stopped_bankruptcy: '停止中：破産',
  stopped_authority: '停止中：捜査機関・裁判所の求め',
  stopped_other: '停止中：その他',
} as const

export type PayoutHold = keyof typeof PAYOUT_HOLDS

/** How something owed says that payments to its member are stopped, and why. */
export const holdOfKind = (kind: PayoutHoldKind): PayoutHold =>
  kind === 'member_word' ? 'stopped_by_member' : `stopped_${kind}`

/** Whether people stopped it, and not what the account is. */
export const isStopped = (hold: PayoutHold | null): boolean => hold?.startsWith('stopped_') ?? false

/** How a payment as a whole stands. */
export const BATCH_STATUS = payoutBatchLifecycle.states

/** How one member's part of it stands. */
export const PAYOUT_STATUS = payoutLifecycle.states

/** The bank's site says so, and the statement has not shown it yet. */
export const ANNOUNCED = '振込指示済み（未確認）'

/** The states as people see them: what is only announced is neither under way nor paid. */
export const BATCH_SHOWN = { ...BATCH_STATUS, announced: ANNOUNCED }
export const PAYOUT_SHOWN = { ...PAYOUT_STATUS, announced: ANNOUNCED }

/** On which way it goes to the bank. */
export const PAYOUT_METHODS = { transfer: '銀行のAPI', file: '総合振込ファイル' } as const

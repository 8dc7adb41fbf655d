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
export const BATCH_STATUS = {
  draft: '承認待ち',
  discarded: '取りやめ',
  approved: '承認済み',
  sending: '送金中',
  unclear: '送金の結果が不明',
  sent: '送金済み（結果待ち）',
  settled: '完了',
} as const

/** How one member's part of it stands. */
export const PAYOUT_STATUS = {
  planned: '支払い予定',
  in_flight: '手続き中',
  paid: '支払い済み',
  refused: '振込できず',
  returned: '振込先から返却',
  withdrawn: '取りやめ',
} as const

/** On which way it goes to the bank. */
export const PAYOUT_METHODS = { transfer: '銀行のAPI', file: '総合振込ファイル' } as const

import type { BatchPayout, BatchRow, Payable } from './payout-queries.ts'

/** Refunds and shares count separately: an id alone names neither. */
export const payableKey = ({ kind, id }: Pick<Payable, 'kind' | 'id'>): string => `${kind}:${id}`

export const kindText: Record<Payable['kind'], string> = { refund: '返金', distribution: '分配・償還' }

export const methodText: Record<BatchRow['method'], string> = { transfer: '銀行のAPI', file: '総合振込ファイル' }

export const holdText: Record<NonNullable<Payable['hold']>, string> = {
  no_bank_account: '口座 未登録',
  account_changed: '口座の変更から24時間未満',
  account_not_writable: '口座の名義を振込に使えない',
  stopped_by_member: '本人の申し出で停止中',
}

export const batchStatusText: Record<BatchRow['status'], string> = {
  draft: '承認待ち',
  discarded: '取りやめ',
  approved: '承認済み',
  sending: '送金中',
  unclear: '送金の結果が不明',
  sent: '送金済み（結果待ち）',
  settled: '完了',
}

export const payoutStatusText: Record<BatchPayout['status'], string> = {
  planned: '支払い予定',
  in_flight: '手続き中',
  paid: '支払い済み',
  refused: '振込できず',
  returned: '振込先から返却',
  withdrawn: '取りやめ',
}

const problems: Readonly<Record<string, string>> = {
  order_refused: '銀行が依頼を受け付けませんでした',
  account_refused: '銀行が口座を受け付けませんでした',
  sent_back: '振込先の銀行から戻りました',
  payee_returned: '振込先の銀行から戻りました',
  told_by_operator: '銀行の結果で不能でした',
  never_sent: '依頼は銀行に届いていませんでした',
  failed: '振込が完了しませんでした',
}

/** Why an attempt to pay did not arrive, with the bank's own words where it said any. */
export function problemText({ problem, detail }: { problem: string; detail: string }): string {
  const text = problems[problem] ?? '振込が完了しませんでした'
  return detail === '' ? text : `${text}（${detail}）`
}

/** `0001-001 ****567`: enough to tell accounts apart. */
export const maskedAccount = (payee: { bank_code: string; branch_code: string; account_number: string }): string =>
  `${payee.bank_code}-${payee.branch_code} ****${payee.account_number.slice(-3)}`

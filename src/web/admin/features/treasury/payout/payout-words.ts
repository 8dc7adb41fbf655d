import { ANNOUNCED, BATCH_STATUS, PAYOUT_METHODS, PAYOUT_STATUS } from '../../../../../domain/treasury/payout-words.ts'
import { wordOf } from '../../../../../domain/people/people-words.ts'
import { PAYOUT_PROBLEM } from '../../../../../domain/back-office/state-words.ts'
import { figure } from '../../../ui/admin-format.ts'
import type { Batch, BatchPayout, BatchRow, Payable } from './payout-queries.ts'

/** Refunds and shares count separately: an id alone names neither. */
export const payableKey = ({ kind, id }: Pick<Payable, 'kind' | 'id'>): string => `${kind}:${id}`

export const kindText: Record<Payable['kind'], string> = { refund: '返金', distribution: '分配・償還' }

export const methodText: Record<BatchRow['method'], string> = PAYOUT_METHODS

/** Read on the bank's site and not shown by the statement: neither under way nor paid. */
export const batchStateText = ({ status, announced_at: since }: Pick<BatchRow, 'status' | 'announced_at'>): string =>
  since === null ? BATCH_STATUS[status] : ANNOUNCED

export const payoutStateText = ({
  status,
  announced_at: since,
}: Pick<BatchPayout, 'status' | 'announced_at'>): string => (since === null ? PAYOUT_STATUS[status] : ANNOUNCED)

/** It left the account and did not arrive; its money is still at the bank. */
export const comesBack = ({ status, failed_at: failedAt }: BatchPayout): boolean =>
  status === 'in_flight' && failedAt !== null

/** What the payments are filtered by. */
export const batchStateChoices = [
  { value: 'draft', label: '承認待ち' },
  { value: 'under_way', label: '承認済み・送金中' },
  { value: 'unclear', label: '結果が不明' },
  { value: 'settled', label: '完了' },
  { value: 'discarded', label: '取りやめ' },
] as const

/** Why an attempt to pay did not arrive, with the bank's own words where it said any. */
export function problemText({ problem, detail }: { problem: string; detail: string }): string {
  const text = wordOf(PAYOUT_PROBLEM, problem)
  return detail === '' ? text : `${text}（${detail}）`
}

/** `0001-001 ****567`: enough to tell accounts apart. */
export const maskedAccount = (payee: { bank_code: string; branch_code: string; account_number: string }): string =>
  `${payee.bank_code}-${payee.branch_code} ****${payee.account_number.slice(-3)}`

/** What has become of a payment, in one sentence or two. */
export function stateSentence({
  status,
  coverage,
  payouts,
}: {
  status: Batch['status']
  coverage: Pick<NonNullable<Batch['coverage']>, 'refusal'> | null
  payouts: readonly Pick<Batch['payouts'][number], 'trouble'>[]
}): string {
  if (status === 'approved' && coverage?.refusal)
    return '承認されましたが、資金が足りないため、まだ銀行に送っていません。入金を登録すると、自動で送ります。'
  if (status === 'discarded') return '取りやめました。中の支払いは、支払い待ちの一覧に戻っています。'
  if (status === 'settled' && payouts.some(({ trouble }) => trouble?.problem === 'payee_stopped'))
    return '支払いを停止している会員への振込が含まれていたため、送金の前に取り下げました。中の支払いは、すべて支払い待ちの一覧に戻っています。'
  if (status === 'settled') {
    const refused = payouts.filter(({ trouble }) => trouble !== null).length
    return `銀行の結果をすべて取り込みました。${refused === 0 ? '全件、支払い済みです。' : `振込できなかった${figure(refused)}件は、支払い待ちの一覧に戻りました。`}`
  }
  if (status === 'sent') return '銀行が受け付けました。結果は自動で取り込みます。'
  return '承認されました。まもなく銀行に送られます。'
}

import type { DepositDetail } from './deposit-queries.ts'

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`

/** What a judgement means for this deposit, in one sentence. */
export function depositSentence({ deposit, claim_amount: claim }: DepositDetail): string {
  const difference = yen(Math.abs(deposit.difference ?? 0))
  switch (deposit.judgement) {
    case 'matched':
      return '申込の金額と名義に一致し、参加が確定しました。'
    case 'name_differs':
      return '金額は一致しています。振込依頼人の名義が会員と異なるため、本人の入金か確かめてください。'
    case 'excess':
      return `申込${yen(claim ?? 0)}に対して${difference}の超過です。超えた分は返金の対象です。`
    case 'short':
      return `この入金のあと、申込${yen(claim ?? 0)}に${difference}足りませんでした。`
    case 'no_application':
      return deposit.is_resolved
        ? '申込に割り当てられていない口座への入金でしたが、入金者が分かりました。'
        : '申込に割り当てられていない口座への入金です。入金者を確認してください。'
    case 'after_deadline':
      return '入金の期限を過ぎてから届きました。全額が返金の対象です。'
    case 'after_cancel':
      return '取り消された申込への入金です。全額が返金の対象です。'
  }
}

/** Banks send half-width kana; people read full-width ones. */
export const fullWidth = (text: string): string => text.normalize('NFKC')

import { cancelText } from '../../../domain/investment-text.ts'
import { depositSumsOf, instant } from '../../from-api.ts'
import { formatYen } from '../../ui/format.ts'
import { DateTime } from '../../ui/money.tsx'
import type { Investment } from './investment-queries.ts'
import styles from './investment.module.css'

/** What it means that an application came to nothing. */
export function InvestmentEnd({ invest }: { invest: Investment }) {
  const { received } = depositSumsOf(invest)
  const refund = received > 0 ? `お預かりした${formatYen(received)}は、登録口座へ全額を返金します。` : 'お支払いは発生していません。'
  if (invest.status === 'Lose' && invest.project.performance?.isFail) {
    return <p className={styles.end}>募集金額に達しなかったため、このファンドは成立しませんでした。{refund}</p>
  }
  if (invest.status === 'Lose') return <p className={styles.end}>今回は落選となりました。申し込んだ{formatYen(invest.amount)}分は、ほかのファンドにお使いいただけます。{refund}</p>
  return (
    <p className={styles.end}>
      {cancelText(invest.cancel_reason, invest.transfer_limit_at === null ? null : instant(invest.transfer_limit_at))}
      {refund}
    </p>
  )
}

/** The distribution as it was fixed, tax and payment told apart. */
export function InvestmentResult({ result }: { result: NonNullable<Investment['result']> }) {
  return (
    <dl className={styles.result}>
      <div><dt>分配金（税引前）</dt><dd>{formatYen(result.dividend)}</dd></div>
      <div><dt>源泉徴収税</dt><dd>{formatYen(-result.tax)}</dd></div>
      <div><dt>お支払額</dt><dd><b>{formatYen(result.pay_amount)}</b></dd></div>
      <div><dt>支払日</dt><dd>{result.paid_at === null ? '準備中' : <DateTime value={result.paid_at} format="date" />}</dd></div>
    </dl>
  )
}

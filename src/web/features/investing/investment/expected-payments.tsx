import { japanDateOf } from '../../../../domain/calendar.ts'
import {
  byMonth,
  sumPayments,
  type ExpectedMonth,
  type ExpectedPayment,
} from '../../../../domain/investing/expected-payments.ts'
import { lateWord } from '../../../../domain/funds/fund-schedule-words.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { WITHHOLDING_RATE_TEXT } from '../../../../domain/treasury/withholding.ts'
import { useNow } from '../../../app/time/now.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTime, Money } from '../../../ui/money.tsx'
import { monthName } from './month-name.ts'
import styles from './assets.module.css'

const conditions = { deposit: '入金が済んだ場合', continue: '継続の場合（元本は引き続き運用）' } as const

function PaymentNote({ payment }: { payment: ExpectedPayment }) {
  const today = japanDateOf(new Date(useNow()))
  return (
    <li>
      {shortFundName(payment.fundName)}
      {'　'}
      {payment.dueOn === null ? (
        '時期は未定'
      ) : (
        <>
          <DateTime value={payment.dueOn} format="date" />
          まで
        </>
      )}
      {payment.dueOn !== null && payment.dueOn < today && `　${lateWord(payment.dueOn, today)}`}
      {payment.basis === 'fixed' && '　金額確定'}
      {payment.condition !== null && `　${conditions[payment.condition]}`}
    </li>
  )
}

/** A month's sums, and below them which funds they come from. */
function MonthRows({ month }: { month: ExpectedMonth }) {
  return (
    <tbody>
      <tr>
        <th scope="row">{month.month === null ? '未定' : monthName(month.month)}</th>
        <td data-label="分配（税引後）">
          <Money yen={month.net} />
        </td>
        <td data-label="元本">{month.principal === 0 ? '—' : <Money yen={month.principal} />}</td>
        <td data-label="受取額">
          <b>
            <Money yen={month.total} />
          </b>
        </td>
      </tr>
      <tr className={styles.paymentNotes}>
        <td colSpan={4}>
          <ul>
            {month.payments.map((payment) => (
              <PaymentNote key={`${payment.investmentId}${payment.basis}`} payment={payment} />
            ))}
          </ul>
        </td>
      </tr>
    </tbody>
  )
}

/** What is planned to come, by month. Plans, and said to be. */
export function ExpectedPayments({ payments }: { payments: readonly ExpectedPayment[] }) {
  if (payments.length === 0)
    return (
      <Card>
        <p>お受け取りの予定はありません。</p>
      </Card>
    )
  const total = sumPayments(payments)
  return (
    <Card className={styles.expected}>
      <table className={styles.table} data-wide="">
        <caption className="visually-hidden">月ごとのお受け取り予定</caption>
        <thead>
          <tr>
            <th scope="col">月（予定）</th>
            <th scope="col">分配（税引後）</th>
            <th scope="col">元本</th>
            <th scope="col">受取額</th>
          </tr>
        </thead>
        {byMonth(payments).map((month) => (
          <MonthRows key={month.month ?? 'unknown'} month={month} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">合計（予定）</th>
            <td data-label="分配（税引後）">
              <Money yen={total.net} />
            </td>
            <td data-label="元本">
              <Money yen={total.principal} />
            </td>
            <td data-label="受取額">
              <b>
                <Money yen={total.total} />
              </b>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="caption-text">
        「金額確定」の表示がないものは、予定分配率による見込額です。元本と分配は保証されません。源泉徴収は
        {WITHHOLDING_RATE_TEXT}、1円未満は切り捨てです。自動継続のファンドは、当期分のみ表示しています。
      </p>
    </Card>
  )
}

import { formatDate, type JapanDate } from '../../../../domain/calendar.ts'
import {
  PAYMENT_DELAY_CAUSES,
  pointName,
  type CoursePoint,
  type PaymentDelayCause,
} from '../../../../domain/funds/fund-course.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { complaintsNote } from './complaints-note.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type LatePaymentData = {
  readonly memberName: string
  readonly fundName: string
  readonly applicationNumber: string
  readonly point: CoursePoint
  /** Whole yen fixed for the member and not paid, after tax; null where nothing is fixed. */
  readonly unpaid: number | null
  readonly cause: PaymentDelayCause
  /** When investors hear of it again, if it is not paid by then. */
  readonly nextNoticeOn: JapanDate
}

/** In the evening of a payment's day: it has not been made, and why as far as the records know. */
export function latePaymentMail(data: LatePaymentData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const point = pointName(data.point)
  return renderMail(
    {
      subject: `${fund}の${point}が本日中に終わらない見込みです`,
      preview: PAYMENT_DELAY_CAUSES[data.cause],
      heading: `${fund}の${point}が遅れる見込みです`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の${point}は、本日（${formatDate(data.point.plannedOn)}）の予定ですが、まだ終わっていません。ご迷惑をおかけし、申し訳ございません。`,
        PAYMENT_DELAY_CAUSES[data.cause],
        '本日のうちにお支払いが終わったときは、お支払いの完了をメールでお知らせします。',
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      secondButton: { label: 'お問い合わせ', path: '/contact' },
      facts: [
        {
          heading: '現在の状況',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: `${point}の予定日`, value: formatDate(data.point.plannedOn) },
            ...(data.unpaid === null
              ? []
              : [{ label: 'お支払いが済んでいない金額（税引後）', value: formatYen(yen(data.unpaid)), strong: true }]),
            { label: '次のお知らせ', value: `${formatDate(data.nextNoticeOn)}（お支払いが終わっていないとき）` },
          ],
        },
      ],
      notes: {
        heading: 'ご確認いただけること',
        items: [
          'お客さまに行っていただくことはありません。',
          '状況は、ファンドのページと会員ページでいつでもご覧いただけます。',
          complaintsNote(sender),
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

import { formatDate, type JapanDate } from '../../../../domain/calendar.ts'
import { COURSE_STATES, pointName, type CoursePoint, type CourseState } from '../../../../domain/fund-course.ts'
import { shortFundName } from '../../../../domain/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type FundDelayData = {
  readonly memberName: string
  readonly fundName: string
  readonly applicationNumber: string
  /** Whole yen that the member has at work. */
  readonly amount: number
  /** Fixed for the member and not paid, after tax; null where nothing is fixed. */
  readonly unpaid: number | null
  readonly state: CourseState
  readonly point: CoursePoint
  readonly days: number
  readonly nextNoticeOn: JapanDate
  /** What the company says of it; empty where it has said nothing. */
  readonly explanation: string
  /** Whether nothing was sent before of this fund. */
  readonly isFirst: boolean
}

/** What is known of a delay, from records alone, with the company's own words or that there are none. */
export function fundDelayMail(data: FundDelayData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const point = pointName(data.point)
  const planned = formatDate(data.point.plannedOn)
  return renderMail(
    {
      subject: `${fund}の${point}が遅れています`,
      preview: `予定日（${planned}）を${data.days}日過ぎています。`,
      heading: `${fund}の${point}が遅れています`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の${point}は、${planned}の予定でしたが、まだ行われたことが記録されていません。予定日を${data.days}日過ぎています。ご迷惑をおかけし、申し訳ございません。`,
        data.explanation !== ''
          ? data.explanation
          : data.isFirst
            ? '当社からの説明は、まだありません。'
            : '前回のお知らせの後、当社からの新しい説明はありません。',
        ...(data.point.kind === 'end'
          ? ['運用が終わるまで、元本は運用中です。分配金と元本のお支払いも、予定より遅れる見込みです。']
          : []),
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      secondButton: { label: 'お問い合わせ', path: '/contact' },
      facts: [
        {
          heading: '現在の状況',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: '状況', value: COURSE_STATES[data.state], strong: true },
            { label: `${point}の予定日`, value: planned },
            { label: '出資額', value: formatYen(yen(data.amount)) },
            ...(data.unpaid === null
              ? []
              : [{ label: 'お支払いが済んでいない金額（税引後）', value: formatYen(yen(data.unpaid)) }]),
            { label: '次のお知らせ', value: `${formatDate(data.nextNoticeOn)}（予定）` },
          ],
        },
      ],
      notes: {
        heading: 'ご確認いただけること',
        items: [
          '状況は、ファンドのページと会員ページでいつでもご覧いただけます。',
          'ご質問や苦情は、お問い合わせのページで受け付けています。',
          '元本と分配は保証されません。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

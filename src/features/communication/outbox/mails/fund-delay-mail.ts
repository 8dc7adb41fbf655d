import { formatDate, type JapanDate } from '../../../../domain/calendar.ts'
import { COURSE_STATES, pointName, type CourseState, type LatePoint } from '../../../../domain/funds/fund-course.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { complaintsNote } from './complaints-note.ts'
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
  readonly late: LatePoint
  /** Of an overdue report; null for anything else. */
  readonly period: { readonly period_start_on: JapanDate; readonly period_end_on: JapanDate } | null
  /** What the company says of it; empty where it has said nothing. */
  readonly explanation: string
  /** Whether nothing was sent before of this fund. */
  readonly isFirst: boolean
}

/** What passed, as its subject, its first sentence and the name of its day tell it. */
function wordsOf({ fundName, late }: FundDelayData): { title: string; sentence: string; day: string } {
  const fund = shortFundName(fundName)
  const planned = formatDate(late.plannedOn)
  const point = pointName(late)
  switch (late.kind) {
    case 'report':
      return {
        title: `${fund}の${point}が遅れています`,
        sentence: `「${fundName}」の財産管理報告書は、${planned}までに交付する予定でしたが、まだ交付していません。期限を${late.days}日過ぎています。`,
        day: '交付の期限',
      }
    case 'word':
      return {
        title: `${fund}の状況のお知らせが遅れています`,
        sentence: `「${fundName}」の運用期間の延長について、${planned}までに状況をお知らせするとお約束しましたが、まだお知らせできていません。お約束の日を${late.days}日過ぎています。`,
        day: 'お知らせをお約束した日',
      }
    case 'start':
    case 'end':
    case 'payment':
      return {
        title: `${fund}の${point}が遅れています`,
        sentence: `「${fundName}」の${point}は、${planned}の予定でしたが、まだ確認できていません。予定日を${late.days}日過ぎています。`,
        day: `${point}の予定日`,
      }
  }
}

/** What is known of a delay, from records alone, with the company's own words or that there are none. */
export function fundDelayMail(data: FundDelayData, sender: MailSender): Mail {
  const { late, period } = data
  const { title, sentence, day } = wordsOf(data)
  const planned = formatDate(late.plannedOn)
  return renderMail(
    {
      subject: title,
      preview: `${day}（${planned}）を${late.days}日過ぎています。`,
      heading: title,
      recipient: data.memberName,
      paragraphs: [
        `${sentence}ご迷惑をおかけし、申し訳ございません。`,
        data.explanation !== ''
          ? data.explanation
          : data.isFirst
            ? '当社からの説明は、まだありません。'
            : '前回のお知らせの後、当社からの新しい説明はありません。',
        ...(late.kind === 'end'
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
            ...(period === null
              ? []
              : [
                  {
                    label: '報告書の対象期間',
                    value: `${formatDate(period.period_start_on)}〜${formatDate(period.period_end_on)}`,
                  },
                ]),
            { label: day, value: planned },
            { label: '出資額', value: formatYen(yen(data.amount)) },
            ...(data.unpaid === null
              ? []
              : [{ label: 'お支払いが済んでいない金額（税引後）', value: formatYen(yen(data.unpaid)) }]),
            { label: '次のお知らせ', value: `${formatDate(late.nextNoticeOn)}（予定）` },
          ],
        },
      ],
      notes: {
        heading: 'ご確認いただけること',
        items: [
          // In talks they are asked for an answer.
          ...(data.state === 'in_talks' ? [] : ['お客さまに行っていただくことはありません。']),
          '状況は、ファンドのページと会員ページでいつでもご覧いただけます。',
          complaintsNote(sender),
          '元本と分配は保証されません。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

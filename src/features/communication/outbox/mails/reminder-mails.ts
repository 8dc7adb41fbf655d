import { formatDateTime, formatTimeOfDay } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { ApplicationFacts } from './application-facts.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type DepositReminderData = ApplicationFacts & {
  readonly depositDeadline: Date
  /** All that has arrived so far. */
  readonly receivedTotal: number
  /** Whether the account is shown already: the contract document comes before it. */
  readonly isConfirmed: boolean
  /** Whether the deadline is today; else it is tomorrow. */
  readonly isLastDay: boolean
}

/** In the morning of the last day, or of the day before it, which the subject names. What is missing, and what happens without it. */
export function depositReminderMail(data: DepositReminderData, sender: MailSender): Mail {
  const day = data.isLastDay ? '本日' : '明日'
  const fund = shortFundName(data.fundName)
  const missing = formatYen(yen(data.amount - data.receivedTotal))
  const deadline = formatDateTime(data.depositDeadline)
  return renderMail(
    {
      subject: `【${day}${formatTimeOfDay(data.depositDeadline)}まで】${fund}のご入金をお願いします`,
      preview: `${deadline}までに、${missing}をお振り込みください。`,
      heading: `${fund}の入金の期限は、${day}です`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の入金を、まだ全額は確認できていません。${data.isConfirmed ? '' : '先にマイページで契約成立時書面を確認すると、振込先を表示します。'}`,
        'すでにお振り込みがお済みの場合は、ご容赦ください。',
      ],
      keyBox: { tone: 'deadline', label: '入金の期限', value: deadline },
      button: data.isConfirmed
        ? { label: '振込先を見る', path: '/mypage/projects' }
        : { label: '契約成立時書面を確認する', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: '必要金額', value: formatYen(yen(data.amount)) },
            { label: 'ご入金済みの合計', value: formatYen(yen(data.receivedTotal)) },
            { label: '不足額', value: missing, strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '期限までに全額のご入金が確認できない場合、お申し込みを取り消し、入金済みの金額は登録口座へ返金いたします。',
          '銀行や時間帯により、振り込みが翌営業日の扱いになることがあります。早めの手続きをお願いします。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

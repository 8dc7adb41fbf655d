import { formatDateTime, formatTimeOfDay } from '../../../domain/calendar.ts'
import { shortFundName } from '../../../domain/fund-text.ts'
import { formatYen, yen } from '../../../domain/money.ts'
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
      preview: `${deadline}までに、${missing}を振り込んでください。`,
      heading: `${fund}の入金の期限は、${day}です`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の入金を、まだ全額は確認できていません。${data.isConfirmed ? '' : '先にマイページで契約成立時書面を確認すると、振込先を表示します。'}`,
        'すでにお振り込みがお済みの場合は、ご容赦ください。',
      ],
      keyBox: { tone: 'deadline', label: '入金の期限', value: deadline },
      button: data.isConfirmed ? { label: '振込先を見る', path: '/mypage/projects' } : { label: '契約成立時書面を確認する', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: '必要な額', value: formatYen(yen(data.amount)) },
            { label: '届いた額の合計', value: formatYen(yen(data.receivedTotal)) },
            { label: '不足している額', value: missing, strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '期限までに全額を確認できないと、申し込みは取り消され、届いた金額は登録口座へ返金します。',
          '銀行や時間帯により、振り込みが翌営業日の扱いになることがあります。早めの手続きをお願いします。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

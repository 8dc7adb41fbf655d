import { formatDate, formatDateTime, japanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { depositNotes, type ApplicationFacts } from './application-facts.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type ContractStepData = ApplicationFacts & { readonly depositDeadline: Date }

export function contractDocumentReadyMail(data: ContractStepData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `【確認してください】${fund}の契約成立時書面`,
      preview: 'マイページで契約成立時書面をダウンロードしてください。',
      heading: `${fund}の契約成立時書面を用意しました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の契約成立時書面を、マイページに掲載しました。ダウンロードして内容を確認し、「確認しました」を押すと、振込先を表示します。`,
      ],
      keyBox: { tone: 'deadline', label: '入金の期限', value: formatDateTime(data.depositDeadline) },
      button: { label: '契約成立時書面を確認する', path: '/mypage/projects' },
      facts: [
        {
          heading: '契約の内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: '出資額', value: formatYen(yen(data.amount)), strong: true },
            { label: '閲覧できる期間', value: '交付の日から5年間' },
          ],
        },
      ],
      notes: {
        heading: 'クーリング・オフについて',
        items: [
          'はじめてダウンロードした日を含めて8日間は、入金後でも契約を解除できます。',
          '解除は、マイページまたは郵便で申し出てください。郵便は消印の日に効力が生じます。',
          '受け取った出資金は、全額を返還します。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

export type ContractConfirmedData = ContractStepData & { /** `YYYY-MM-DD` */ readonly coolingOffLastDay: string }

/** The deposit account stands in the member's page alone. */
export function contractConfirmedMail(data: ContractConfirmedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の振込先をマイページに表示しました`,
      preview: `${formatDateTime(data.depositDeadline)}までに、${formatYen(yen(data.amount))}をお振り込みください。`,
      heading: `${fund}の振込先を表示しました`,
      recipient: data.memberName,
      paragraphs: [
        `契約成立時書面をご確認いただき、ありがとうございます。「${data.fundName}」の振込先の口座は、マイページでご確認ください。安全のため、メールには口座番号を載せていません。`,
      ],
      keyBox: { tone: 'deadline', label: '入金の期限', value: formatDateTime(data.depositDeadline) },
      button: { label: '振込先を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '申込番号', value: data.applicationNumber },
            { label: 'お振込金額', value: formatYen(yen(data.amount)), strong: true },
            { label: 'クーリング・オフの期限', value: formatDate(japanDate(data.coolingOffLastDay)) },
          ],
        },
      ],
      notes: { heading: '確認してください', items: ['振込先は、申し込みごとに異なります。', ...depositNotes] },
      unsubscribable: false,
    },
    sender,
  )
}

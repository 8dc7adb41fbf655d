import { formatDate, formatDateTime, japanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { ApplicationFacts } from './application-facts.ts'
import type { FactRow, Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type DepositFacts = ApplicationFacts & {
  /** The deposit that occasions the mail. */
  readonly depositAmount: number
  readonly depositedAt: Date
}

export type DepositShortData = DepositFacts & {
  /** All that has arrived for this application. */
  readonly receivedTotal: number
  readonly depositDeadline: Date
}

export function depositShortMail(data: DepositShortData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const missing = data.amount - data.receivedTotal
  return renderMail(
    {
      subject: `【残り${compactYen(missing)}】${fund}の入金が不足しています`,
      preview: `${formatDateTime(data.depositDeadline)}までに、残り${formatYen(yen(missing))}をお振り込みください。`,
      heading: `${fund}の入金が不足しています`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の入金を確認しましたが、${formatYen(yen(missing))}不足しています。期限までに、同じ口座へ追加でお振り込みください。`,
      ],
      keyBox: { tone: 'deadline', label: '残りの入金の期限', value: formatDateTime(data.depositDeadline) },
      button: { label: '振込先を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            ...depositRows(data),
            { label: '必要金額', value: formatYen(yen(data.amount)) },
            { label: 'ご入金済みの合計', value: formatYen(yen(data.receivedTotal)) },
            { label: '不足額', value: formatYen(yen(missing)), strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '不足分は、期限までに分割してお振り込みいただけます。',
          '期限までに全額のご入金が確認できない場合、お申し込みを取り消し、入金済みの金額は登録口座へ返金いたします。',
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

export type DepositOverData = DepositFacts & { readonly refundAmount: number }

export function depositOverMail(data: DepositOverData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}のご入金額がお申込金額を超えています`,
      preview: `超過分の${formatYen(yen(data.refundAmount))}は、登録口座へ返金いたします。`,
      heading: `${fund}のご入金額がお申込金額を超えています`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」へのご入金額が、お申込金額を超えていました。超過分の${formatYen(yen(data.refundAmount))}は、登録口座へ返金いたします。手続きが完了しましたら、メールでお知らせいたします。`,
      ],
      button: { label: '申し込みの状況を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            ...depositRows(data),
            { label: '出資額', value: formatYen(yen(data.amount)) },
            { label: '返金額', value: formatYen(yen(data.refundAmount)), strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: ['受取口座をご登録でない場合は、会員ページの「登録情報」からご登録ください。'],
      },
      unsubscribable: false,
    },
    sender,
  )
}

export type DepositCompletedData = DepositFacts & {
  /** All that has arrived for this application. */
  readonly receivedTotal: number
  /** `YYYY-MM-DD`; null while not fixed. */
  readonly operationStartOn: string | null
  /** `YYYY-MM-DD` */
  readonly coolingOffLastDay: string
}

/** The whole amount has arrived: the member takes part. */
export function depositCompletedMail(data: DepositCompletedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の入金を確認しました（参加確定）`,
      preview: `${formatYen(yen(data.amount))}での参加が確定しました。`,
      heading: `${fund}への参加が確定しました`,
      recipient: data.memberName,
      paragraphs: [`「${data.fundName}」の入金を確認し、${formatYen(yen(data.amount))}での参加が確定しました。`],
      keyBox: { tone: 'amount', label: '出資額', value: formatYen(yen(data.amount)) },
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金とこれからの予定',
          rows: [
            ...depositRows(data),
            ...(data.receivedTotal === data.depositAmount
              ? []
              : [{ label: 'ご入金済みの合計', value: formatYen(yen(data.receivedTotal)) }]),
            {
              label: '運用の開始（予定）',
              value: data.operationStartOn
                ? formatDate(japanDate(data.operationStartOn))
                : '募集の終了後にお知らせします',
            },
            { label: 'クーリング・オフの期限', value: formatDate(japanDate(data.coolingOffLastDay)) },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: ['運用の状況は、ファンドのページのメッセージでお知らせいたします。', '元本と分配は保証されません。'],
      },
      unsubscribable: false,
    },
    sender,
  )
}

export type DepositLateData = DepositFacts & { readonly depositDeadline: Date }

/** Money for an application that was already canceled. */
export function depositLateMail(data: DepositLateData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の入金は期限を過ぎていました（返金）`,
      preview: `ご入金いただいた${formatYen(yen(data.depositAmount))}は、登録口座へ返金いたします。`,
      heading: `${fund}の入金は期限を過ぎていました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」のご入金を確認しましたが、期限の${formatDateTime(data.depositDeadline)}を過ぎていたため、お申し込みはすでに取り消しとなっています。`,
        `ご入金いただいた${formatYen(yen(data.depositAmount))}は、全額を登録口座へ返金いたします。手続きが完了しましたら、メールでお知らせいたします。`,
      ],
      button: { label: '申し込みの状況を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            ...depositRows(data),
            { label: '入金の期限', value: formatDateTime(data.depositDeadline) },
            { label: '返金額', value: formatYen(yen(data.depositAmount)), strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: ['受取口座をご登録でない場合は、会員ページの「登録情報」からご登録ください。'],
      },
      unsubscribable: false,
    },
    sender,
  )
}

function depositRows(data: DepositFacts): FactRow[] {
  return [
    { label: 'ファンド', value: data.fundName },
    { label: '申込番号', value: data.applicationNumber },
    { label: '入金の日時', value: formatDateTime(data.depositedAt) },
    { label: 'ご入金額', value: formatYen(yen(data.depositAmount)) },
  ]
}

/** `20万円` where it comes out even: subjects are short. */
function compactYen(amount: number): string {
  return amount % 10_000 === 0 ? `${amount / 10_000}万円` : formatYen(yen(amount))
}

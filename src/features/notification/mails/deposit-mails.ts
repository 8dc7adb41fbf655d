import { formatDate, formatDateTime, japanDate } from '../../../domain/calendar.ts'
import { shortFundName } from '../../../domain/fund-text.ts'
import { formatYen, yen } from '../../../domain/money.ts'
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
      preview: `${formatDateTime(data.depositDeadline)}までに、残り${formatYen(yen(missing))}を振り込んでください。`,
      heading: `${fund}の入金が不足しています`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の入金を確認しましたが、${formatYen(yen(missing))}不足しています。期限までに、同じ口座へ追加で振り込んでください。`,
      ],
      keyBox: { tone: 'deadline', label: '残りの入金の期限', value: formatDateTime(data.depositDeadline) },
      button: { label: '振込先を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            ...depositRows(data),
            { label: '必要な額', value: formatYen(yen(data.amount)) },
            { label: '届いた額の合計', value: formatYen(yen(data.receivedTotal)) },
            { label: '不足している額', value: formatYen(yen(missing)), strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: ['期限まで何度でも追加で振り込めます。', '期限までに全額を確認できないと、申し込みは取り消され、届いた金額は登録口座へ返金します。'],
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
      subject: `${fund}の入金が多く届きました`,
      preview: `多く届いた${formatYen(yen(data.refundAmount))}は、登録口座へ返金します。`,
      heading: `${fund}の入金が多く届きました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」へ、必要な額より多い入金がありました。多く届いた${formatYen(yen(data.refundAmount))}は、登録口座へ返金します。手続きが終わりましたらメールで知らせます。`,
      ],
      button: { label: '申し込みの状況を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            ...depositRows(data),
            { label: '出資額', value: formatYen(yen(data.amount)) },
            { label: '返金する額', value: formatYen(yen(data.refundAmount)), strong: true },
          ],
        },
      ],
      notes: { heading: '確認してください', items: ['登録口座がないときは、会員ページの「登録情報」で登録してください。'] },
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
            ...(data.receivedTotal === data.depositAmount ? [] : [{ label: '入金済みの合計', value: formatYen(yen(data.receivedTotal)) }]),
            { label: '運用の開始（予定）', value: data.operationStartOn ? formatDate(japanDate(data.operationStartOn)) : '募集の終了後にお知らせします' },
            { label: 'クーリング・オフの期限', value: formatDate(japanDate(data.coolingOffLastDay)) },
          ],
        },
      ],
      notes: { heading: '確認してください', items: ['運用の状況は、ファンドのページのメッセージで知らせます。', '元本と分配は保証されません。'] },
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
      preview: `届いた${formatYen(yen(data.depositAmount))}は、登録口座へ返金します。`,
      heading: `${fund}の入金は期限を過ぎていました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の入金が届きましたが、期限の${formatDateTime(data.depositDeadline)}を過ぎていたため、申し込みはすでに取り消されています。`,
        `届いた${formatYen(yen(data.depositAmount))}は、全額を登録口座へ返金します。手続きが終わりましたらメールで知らせます。`,
      ],
      button: { label: '申し込みの状況を見る', path: '/mypage/projects' },
      facts: [
        {
          heading: '入金の内容',
          rows: [
            ...depositRows(data),
            { label: '入金の期限', value: formatDateTime(data.depositDeadline) },
            { label: '返金する額', value: formatYen(yen(data.depositAmount)), strong: true },
          ],
        },
      ],
      notes: { heading: '確認してください', items: ['登録口座がないときは、会員ページの「登録情報」で登録してください。'] },
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
    { label: '入金の額', value: formatYen(yen(data.depositAmount)) },
  ]
}

/** `20万円` where it comes out even: subjects are short. */
function compactYen(amount: number): string {
  return amount % 10_000 === 0 ? `${amount / 10_000}万円` : formatYen(yen(amount))
}

import type { FreeText } from '../../../../domain/free-text.ts'
import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type RefundPaidData = {
  readonly memberName: string
  readonly fundName: string
  readonly amount: number
  /** Why it was refunded, in words. */
  readonly reason: FreeText
  /** `YYYY-MM-DD` */
  readonly paidOn: string
  /** The last three digits of the account alone. */
  readonly accountLastDigits: string
  /** It went to the payer's account: the money had come under another name. Nothing of that account is told. */
  readonly toPayer: boolean
}

export function refundPaidMail(data: RefundPaidData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の返金が完了しました`,
      preview: `${formatYen(yen(data.amount))}を、${data.toPayer ? 'お振込人の口座' : '登録口座'}へ返金しました。`,
      heading: `${fund}の返金が完了しました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」について、お預かりしていた金額を${data.toPayer ? 'お振込人の口座' : '登録口座'}へ返金しました。`,
      ],
      keyBox: { tone: 'amount', label: '返金額', value: formatYen(yen(data.amount)) },
      facts: [
        {
          heading: '返金の内容',
          rows: [
            { label: '理由', value: data.reason },
            { label: '返金日', value: formatDate(japanDate(data.paidOn)) },
            data.toPayer
              ? { label: '返金先', value: 'お振込人の口座（会員と名義の違うご入金のため）' }
              : { label: '受取口座', value: `普通 ＊＊＊＊${data.accountLastDigits}` },
          ],
        },
      ],
      unsubscribable: false,
    },
    sender,
  )
}

export type PayoutReturnedData = {
  readonly memberName: string
  readonly fundName: string
  readonly amount: number
  readonly accountLastDigits: string
}

/** The bank could not pay to the account, or sent the money back. */
export function payoutReturnedMail(data: PayoutReturnedData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】受取口座を確認してください`,
      preview: `${formatYen(yen(data.amount))}を、登録口座へ振り込めませんでした。`,
      heading: '受取口座を確認してください',
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」のお支払いを登録口座へ振り込みましたが、口座に入金できませんでした（組戻しとなりました）。口座番号と名義をご確認のうえ、相違がある場合は登録し直してください。`,
        '口座を確認でき次第、あらためてお支払いいたします。',
      ],
      keyBox: { tone: 'amount', label: 'お支払金額', value: formatYen(yen(data.amount)) },
      button: { label: '受取口座を確認する', path: '/mypage/info' },
      facts: [
        { heading: 'お支払い先', rows: [{ label: '受取口座', value: `普通 ＊＊＊＊${data.accountLastDigits}` }] },
      ],
      remark: '口座を登録し直したときは、安全のため、24時間が過ぎてからお支払いします。',
      unsubscribable: false,
    },
    sender,
  )
}

export type NoticeMistakenData = {
  readonly memberName: string
  readonly fundName: string
  readonly amount: number
  /** `YYYY-MM-DD`: when it was paid after all; null where nothing was owed. */
  readonly paidOn: string | null
}

/** What the member had read of a payment was a mistake of ours; there is nothing to do. */
export function noticeMistakenMail(data: NoticeMistakenData, sender: MailSender): Mail {
  const size = formatYen(yen(data.amount))
  const truth =
    data.paidOn === null
      ? `この${size}は、ほかの方からの入金を、当社が誤って登録したものでした。お支払いする金額はありません。`
      : `この${size}は、${formatDate(japanDate(data.paidOn))}に登録口座へ振り込み済みで、返却されていません。当社が別の入金を誤って登録していました。`
  return renderMail(
    {
      subject: `【${sender.brand}】先日のお知らせは誤りでした（お手続き不要）`,
      preview: `${shortFundName(data.fundName)}のお支払いについて、先日のお知らせを取り消します。`,
      heading: '先日のお知らせは誤りでした',
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」のお支払いについて先日お送りしたお知らせは、当社の誤りでした。取り消してお詫びします。`,
        truth,
        'お手続きは必要ありません。',
      ],
      keyBox: { tone: 'amount', label: '先日お知らせした金額', value: size },
      unsubscribable: false,
    },
    sender,
  )
}

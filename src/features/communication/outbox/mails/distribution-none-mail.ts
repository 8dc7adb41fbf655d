import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { formatRate, shortFundName } from '../../../../domain/funds/fund-text.ts'
import { isBelowBooks, smallerNotes, type SmallerDividend } from '../../../../domain/funds/smaller-dividend.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { Mail, MailContent, MailSender } from './mail-content.ts'
import { lossNotes } from './payout-mails.ts'
import { renderMail } from './render-mail.ts'

export type DistributionNoneData = {
  readonly memberName: string
  readonly fundName: string
  /** Of a fund that renews itself; null for one without terms. */
  readonly term: number | null
  readonly amount: number
  /** All of the amount, or 0: then the term only earned nothing and the principal works on. */
  readonly loss: number
  /** Null where nothing was planned. */
  readonly less: SmallerDividend | null
  /** `YYYY-MM-DD` */
  readonly fixedOn: string
  readonly plannedRateBp: number
}

type MailWording = Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'keyBox' | 'facts' | 'notes'>

/** Nothing is paid, and no payment will tell so: all of the principal is lost, or a term earned nothing. */
export function distributionNoneMail(data: DistributionNoneData, sender: MailSender): Mail {
  return renderMail(
    {
      ...(data.loss > 0 ? notifyOfTotalLoss(data, sender) : notifyOfNoProfit(data)),
      recipient: data.memberName,
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      unsubscribable: false,
    },
    sender,
  )
}

function notifyOfTotalLoss(data: DistributionNoneData, sender: MailSender): MailWording {
  const fund = shortFundName(data.fundName)
  const lost = formatYen(yen(data.loss))
  return {
    subject: `${fund}の償還について（元本の全額が損失）`,
    preview: `元本${lost}の全額が損失となり、お支払いはありません。`,
    heading: `${fund}の元本は、全額が損失となりました`,
    paragraphs: [
      `「${data.fundName}」は、損失が劣後出資の額を超え、出資いただいた元本${lost}の全額が損失となりました。お返しできる元本と分配金はありません。`,
      'このような結果となりましたこと、心よりお詫び申しあげます。',
    ],
    keyBox: { tone: 'amount', label: 'お支払金額', value: formatYen(yen(0)) },
    facts: [
      {
        heading: '償還の内訳',
        rows: [
          { label: '出資した元本', value: formatYen(yen(data.amount)) },
          { label: '元本の損失', value: `−${lost}` },
          { label: '元本の返還', value: formatYen(yen(data.amount - data.loss)) },
          { label: '分配金', value: 'ありません' },
          { label: '確定した日', value: formatDate(japanDate(data.fixedOn)), strong: true },
        ],
      },
    ],
    notes: {
      heading: '確認してください',
      items: [
        '損失は、先に劣後出資が負担し、劣後出資を超えた分を出資額に応じて分担しています。追加の負担はありません。',
        '年間の合計は、会員ページの「書類」にある年間取引報告書でご確認いただけます。確定申告については、税務署または税理士にご確認ください。',
        ...smallerNotes(data.less),
        ...lossNotes(sender),
      ],
    },
  }
}

/** Nothing was held back: there was no profit to distribute. */
const wantsProfit = ({ less }: DistributionNoneData): boolean => less === null || !isBelowBooks(less)

function notifyOfNoProfit(data: DistributionNoneData): MailWording {
  const fund = shortFundName(data.fundName)
  const period = data.term === null ? '' : ` 第${data.term}期`
  return {
    subject: `${fund}${period}の分配金について（お支払いなし）`,
    preview: `${wantsProfit(data) ? 'お支払いできる利益がありませんでした' : '分配金はありません'}。元本の運用は続いています。`,
    heading: `${fund}${period}の分配金について（お支払いなし）`,
    paragraphs: [
      `「${data.fundName}」の${period.trim()}については、${wantsProfit(data) ? 'お支払いできる利益がなかったため、' : ''}分配金はありません。元本の運用は続いています。`,
    ],
    keyBox: { tone: 'amount', label: '分配金', value: formatYen(yen(0)) },
    facts: [
      {
        heading: '出資の内容',
        rows: [
          { label: '運用中の元本', value: formatYen(yen(data.amount)) },
          { label: '予定分配率（年利・税引前）', value: formatRate(data.plannedRateBp) },
          { label: '確定した日', value: formatDate(japanDate(data.fixedOn)) },
        ],
      },
    ],
    notes: {
      heading: '確認してください',
      items: [...smallerNotes(data.less), '予定分配率は、保証されたものではありません。'],
    },
  }
}

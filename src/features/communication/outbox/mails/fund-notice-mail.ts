import { formatDateTime, formatSlashedDay, formatTimeOfDay } from '../../../../domain/calendar.ts'
import type { OfferingMethod } from '../../../../domain/funds/fund.ts'
import { OFFERING_METHOD_LABELS, shortFundName } from '../../../../domain/funds/fund-text.ts'
import type { Id } from '../../../../domain/id.ts'
import { formatYen, type Yen } from '../../../../domain/money.ts'
import type { FactRow, Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

/** What has come about. */
export type FundNews =
  | { readonly kind: 'opening' }
  /** A paused offering goes on; with what one person may apply for. */
  | { readonly kind: 'reopening'; readonly upTo: Yen }
  /** Little of the room for investors is left: how much. */
  | { readonly kind: 'nearly_full'; readonly left: Yen }

export type FundNoticeData = {
  readonly memberName: string
  readonly fundId: Id<'fund'>
  readonly fundName: string
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly offeringMethod: OfferingMethod
  readonly news: FundNews
  readonly now: Date
  /** Where the mails about all funds are turned off without a login; null for whoever asked about this fund alone. */
  readonly unsubscribePath: string | null
}

type Words = { readonly subject: string; readonly heading: string; readonly sentence: string }

function wordsOf({ fundName, offeringStartAt, news, now }: FundNoticeData): Words {
  const fund = shortFundName(fundName)
  const start = formatDateTime(offeringStartAt)
  if (news.kind === 'reopening') {
    return {
      subject: `${fund}の募集を再開しました`,
      heading: `${fund}の募集を再開しました`,
      sentence: `申し込みの取り消しがあり、「${fundName}」の募集を再開しました。`,
    }
  }
  if (news.kind === 'nearly_full') {
    const few = `${fund}の募集枠の残りが10％以下になりました`
    return { subject: few, heading: few, sentence: `「${fundName}」の募集枠の残りが10％以下になりました。` }
  }
  if (now >= offeringStartAt) {
    return {
      subject: `${fund}の募集を始めました`,
      heading: `${fund}の募集を始めました`,
      sentence: `「${fundName}」の募集を、${start}に始めました。`,
    }
  }
  const when = `${formatSlashedDay(offeringStartAt)} ${formatTimeOfDay(offeringStartAt)}`
  return {
    subject: `【${when}から】${fund}の募集`,
    heading: `まもなく${fund}の募集を始めます`,
    sentence: `「${fundName}」の募集を、${start}に始めます。`,
  }
}

function roomOf(news: FundNews): FactRow[] {
  if (news.kind === 'reopening')
    return [{ label: '申し込める額', value: `${formatYen(news.upTo)}まで（送信時点）`, strong: true }]
  if (news.kind === 'nearly_full')
    return [{ label: '募集枠の残り', value: `${formatYen(news.left)}（送信時点）`, strong: true }]
  return []
}

/** Once, to whoever asked for it on the fund's page or for all funds. No yield stands here, so that nothing is read without its risk. */
export function fundNoticeMail(data: FundNoticeData, sender: MailSender): Mail {
  const { subject, heading, sentence } = wordsOf(data)
  const isLottery = data.offeringMethod === 'lottery'
  return renderMail(
    {
      subject,
      preview: sentence,
      heading,
      recipient: data.memberName,
      paragraphs: [
        sentence,
        isLottery
          ? '抽選のため、申込順による有利・不利はありません。'
          : '先着順です。募集総額に達すると、募集を一時停止します。',
      ],
      button: { label: 'ファンドを見る', path: `/projects/${data.fundId}` },
      facts: [
        {
          heading: '募集の内容',
          rows: [
            { label: 'ファンド', value: data.fundName },
            { label: '募集方式', value: OFFERING_METHOD_LABELS[data.offeringMethod] },
            { label: '募集の開始', value: formatDateTime(data.offeringStartAt) },
            { label: '募集の終了', value: formatDateTime(data.offeringEndAt) },
            ...roomOf(data.news),
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '元本と分配は保証されません。お申し込みの前に、契約成立前書面を必ずお読みください。',
          'お申し込みいただける金額は、お一人さま100万円の上限までの残額により異なります。',
        ],
      },
      ...(data.unsubscribePath === null
        ? { remark: 'このメールは、ファンドのページで希望された方に一度だけお送りしています。', unsubscribable: false }
        : {
            remark: 'このメールは、通知の設定で希望された方に、ファンドごとに一度だけお送りしています。',
            unsubscribable: true,
            unsubscribePath: data.unsubscribePath,
          }),
    },
    sender,
  )
}

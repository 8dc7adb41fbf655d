import { formatDate, formatDateTime, japanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { applicationTable, type ApplicationFacts } from './application-facts.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type CoolingOffAcceptedData = ApplicationFacts & {
  readonly offeringMethod: 'first_come' | 'lottery'
  readonly way: 'member_page' | 'post'
  /** `YYYY-MM-DD`: the day of the declaration, or of the postmark. */
  readonly declaredOn: string
  readonly acceptedAt: Date
  /** What had been paid; 0 when nothing is to be refunded. */
  readonly refundAmount: number
}

/** The member's proof that the contract has ended. */
export function coolingOffAcceptedMail(data: CoolingOffAcceptedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const refund = formatYen(yen(data.refundAmount))
  const isByPost = data.way === 'post'
  return renderMail(
    {
      subject: `${fund}のクーリング・オフを受け付けました`,
      preview: `${fund}の契約は解除されました。`,
      heading: `${fund}のクーリング・オフを受け付けました`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」の契約は、クーリング・オフにより解除されました。費用や違約金はかかりません。`,
        data.refundAmount > 0
          ? `お預かりしていた${refund}は、全額を登録口座へ返金いたします。振込手数料は当社が負担いたします。手続きが完了しましたら、メールでお知らせいたします。`
          : 'ご入金は確認されていないため、返金はありません。今後のお振り込みは不要です。',
      ],
      ...(data.refundAmount > 0 && { keyBox: { tone: 'amount' as const, label: '返金額', value: refund } }),
      button: { label: '申し込みの状況を見る', path: '/mypage/projects' },
      facts: [
        applicationTable(data, data.offeringMethod),
        {
          heading: '解除の内容',
          rows: [
            { label: '申し出の方法', value: isByPost ? '郵便' : 'マイページ' },
            { label: isByPost ? '消印の日' : '申し出の日', value: formatDate(japanDate(data.declaredOn)) },
            { label: '受け付けた日時', value: formatDateTime(data.acceptedAt) },
            { label: '返金額', value: refund, strong: true },
          ],
        },
      ],
      notes: {
        heading: '確認してください',
        items: [
          '受取口座をご登録でない場合は、会員ページの「登録情報」からご登録ください。',
          '解除後のご入金も、全額を返金いたします。',
          '募集期間中は、あらためてお申し込みいただけます。',
        ],
      },
      remark: 'この手続きに心当たりがない場合は、すぐにお問い合わせください。',
      unsubscribable: false,
    },
    sender,
  )
}

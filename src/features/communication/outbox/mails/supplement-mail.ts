import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/fund-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type SupplementData = {
  readonly memberName: string
  readonly fundName: string
  /** What the member had put in. */
  readonly amount: number
  /** What came in after the last period, less what it cost. */
  readonly result: number
  /** What investors had got less than the contract's cap. */
  readonly short: number
  readonly gross: number
  readonly withholding: number
  /** `YYYY-MM-DD` */
  readonly fixedOn: string
  /** `YYYY-MM-DD` */
  readonly payday: string
}

/** Money comes once more from a fund that has ended: why, how much, and when. */
export function supplementMail(data: SupplementData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const [net, payday] = [formatYen(yen(data.gross - data.withholding)), formatDate(japanDate(data.payday))]
  const isPaid = data.gross > 0
  return renderMail(
    {
      subject: `${fund}の追加分配について`,
      preview: isPaid
        ? `${payday}に、分配金${net}をお支払いします。`
        : 'お客さまの分配金は1円に満たないため、お支払いはありません。',
      heading: `${fund}の追加分配について`,
      recipient: data.memberName,
      paragraphs: [
        `「${data.fundName}」では、元本を返還した後に、費用を差し引いて${formatYen(yen(data.result))}の収入がありました。最後の分配金は契約の上限より${formatYen(yen(data.short))}少なかったため、この額までを、元本の返還を受けた方に出資額に応じて分配します。`,
        isPaid
          ? `お客さまには、分配金${net}（税引後）を${payday}に登録口座へお支払いします。お手続きは必要ありません。`
          : 'お客さまの分配金は1円に満たないため、お支払いはありません。',
      ],
      keyBox: { tone: 'amount', label: 'お支払金額', value: net },
      facts: [
        {
          heading: '追加分配の内訳',
          rows: [
            { label: '出資した元本', value: formatYen(yen(data.amount)) },
            { label: '分配金（税引前）', value: formatYen(yen(data.gross)) },
            ...(isPaid
              ? [
                  { label: '源泉徴収（20.42％）', value: `−${formatYen(yen(data.withholding))}` },
                  { label: '元本の返還', value: '返還済み（今回のお支払いに含みません）' },
                ]
              : []),
            { label: 'お支払金額', value: net, strong: true },
            { label: '確定した日', value: formatDate(japanDate(data.fixedOn)) },
            ...(isPaid ? [{ label: 'お支払予定日', value: payday }] : []),
          ],
        },
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      notes: {
        heading: '確認してください',
        items: [
          '追加分配は利益の分配で、元本の返還は含みません。確定した年の分配金として、年間取引報告書に記載します。',
          ...(isPaid
            ? [
                '受取口座を変更されたときは、お支払いまでに会員ページで登録してください。受取口座をご登録でない場合は、お支払いをお預かりします。',
              ]
            : []),
        ],
      },
      unsubscribable: false,
    },
    sender,
  )
}

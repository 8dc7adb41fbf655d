import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
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
  /** What all investors stood to have lost of their principal before it. */
  readonly lost: number
  /** What investors had got less than the contract's cap. */
  readonly short: number
  /** What goes back to the member of principal that was lost. */
  readonly restored: number
  readonly gross: number
  readonly withholding: number
  /** `YYYY-MM-DD` */
  readonly fixedOn: string
  /** `YYYY-MM-DD` */
  readonly payday: string
}

/** How what came in is shared: lost principal first, then dividends up to the cap. */
function reasonOf({ fundName, result, lost, short }: SupplementData): string {
  const came = `「${fundName}」では、元本を返還した後に、費用を差し引いて${formatYen(yen(result))}の収入がありました。`
  if (lost === 0)
    return `${came}運用期間の分配金は契約の上限より${formatYen(yen(short))}少なかったため、この額までを、元本の返還を受けた方に出資額に応じて分配します。`
  const restoring = `${came}投資家の皆さまは元本の損失${formatYen(yen(lost))}を負担されているため、収入はまず元本の回復（出資の返還）に充て、負担された損失に応じてお支払いします（商法第538条）。`
  return result <= lost || short === 0
    ? restoring
    : `${restoring}元本がすべて回復した後の額は、運用期間の分配金が契約の上限に届かなかった${formatYen(yen(short))}までを、出資額に応じて分配します。`
}

/** What the member is paid, in words. */
const paidWords = ({ gross, withholding, restored }: SupplementData): string =>
  [
    ...(restored > 0 ? [`元本の回復${formatYen(yen(restored))}`] : []),
    ...(gross > 0 ? [`分配金${formatYen(yen(gross - withholding))}（税引後）`] : []),
  ].join('と、')

/** Money comes once more from a fund that has ended: why, how much, and when. */
export function supplementMail(data: SupplementData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  const [paid, payday] = [
    formatYen(yen(data.gross - data.withholding + data.restored)),
    formatDate(japanDate(data.payday)),
  ]
  const isPaid = data.gross + data.restored > 0
  const nothing = `お客さまの${data.lost > 0 ? 'お受け取りになる額' : '分配金'}は1円に満たないため、お支払いはありません。`
  return renderMail(
    {
      subject: `${fund}の追加分配について`,
      preview: isPaid ? `${payday}に、${data.restored > 0 ? '' : '分配金'}${paid}をお支払いします。` : nothing,
      heading: `${fund}の追加分配について`,
      recipient: data.memberName,
      paragraphs: [
        reasonOf(data),
        isPaid
          ? `お客さまには、${paidWords(data)}を${payday}に登録口座へお支払いします。お手続きは必要ありません。`
          : nothing,
      ],
      keyBox: { tone: 'amount', label: 'お支払金額', value: paid },
      facts: [
        {
          heading: '追加分配の内訳',
          rows: [
            { label: '出資した元本', value: formatYen(yen(data.amount)) },
            ...(data.restored > 0 ? [{ label: '元本の回復（出資の返還）', value: formatYen(yen(data.restored)) }] : []),
            { label: '分配金（税引前）', value: formatYen(yen(data.gross)) },
            ...(data.gross > 0
              ? [{ label: '源泉徴収（20.42％）', value: `−${formatYen(yen(data.withholding))}` }]
              : []),
            ...(data.gross > 0 && data.lost === 0
              ? [{ label: '元本の返還', value: '返還済み（今回のお支払いに含みません）' }]
              : []),
            { label: 'お支払金額', value: paid, strong: true },
            { label: '確定した日', value: formatDate(japanDate(data.fixedOn)) },
            ...(isPaid ? [{ label: 'お支払予定日', value: payday }] : []),
          ],
        },
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      notes: {
        heading: '確認してください',
        items: [
          ...yearNotes(data),
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

/** How the year's report tells it. What is restored is no income; how a loss of an earlier year is treated, only the tax office can say. */
const yearNotes = ({ lost, gross }: SupplementData): string[] =>
  lost === 0
    ? ['追加分配は利益の分配で、元本の返還は含みません。確定した年の分配金として、年間取引報告書に記載します。']
    : [
        '元本の回復は出資の返還で、分配金（利益）ではないため、源泉徴収はありません。確定した年の年間取引報告書に「元本の回復」として記載し、損失が確定した年の金額は変更しません。申告での取扱いは、税務署または税理士にご確認ください。',
        ...(gross > 0 ? ['分配金は、確定した年の分配金として、年間取引報告書に記載します。'] : []),
      ]

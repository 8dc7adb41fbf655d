import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { formatRate, shortFundName } from '../../../../domain/funds/fund-text.ts'
import { smallerNotes, type SmallerDividend } from '../../../../domain/funds/smaller-dividend.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { complaintsNote } from './complaints-note.ts'
import type { Mail, MailContent, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type DistributionPaidData = {
  readonly memberName: string
  readonly fundName: string
  readonly gross: number
  readonly withholding: number
  readonly redeemedPrincipal: number
  /** What is lost of the principal; 0 where nothing is. */
  readonly loss: number
  /** What was transferred: gross - withholding + redeemedPrincipal. */
  readonly payAmount: number
  /** `YYYY-MM-DD` */
  readonly paidOn: string
  readonly plannedRateBp: number
  /** Null where the days of operation are not recorded. */
  readonly actualRateBp: number | null
  /** With losses of principal taken off; null where no investor had any. */
  readonly afterLossRateBp: number | null
  /** Of income that came in after the last period: what was not lost of the principal went back before. */
  readonly isSupplement?: boolean
  /** Of the principal that goes back: what had been lost. Only of a supplementary distribution. */
  readonly restored?: number
  /** Null where the fund distributed what was planned. */
  readonly less: SmallerDividend | null
  /** The last three digits of the account alone. */
  readonly accountLastDigits: string
}

/** What the mail is about, in its head: a distribution, or what is left of a principal of which a part is lost. */
function headOf(data: DistributionPaidData): Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs'> {
  const fund = shortFundName(data.fundName)
  const [returned, lost] = [formatYen(yen(data.redeemedPrincipal)), formatYen(yen(data.loss))]
  if (data.loss > 0) {
    return {
      subject: `${fund}の償還について（元本に損失）`,
      preview: `元本のうち${lost}が損失となりました。`,
      heading: `${fund}の元本に損失が生じました`,
      paragraphs: [
        `「${data.fundName}」は、運用と売却の結果が優先出資の元本に届かず、出資いただいた元本のうち${lost}が損失となりました。`,
        `損失は、先に劣後出資が負担し、残りを出資額に応じて分担しています。お返しできる元本${returned}は、登録口座へお支払いしました。`,
        'このような結果となりましたこと、心よりお詫び申しあげます。',
      ],
    }
  }
  if (data.isSupplement === true) {
    return {
      subject: `${fund}の追加分配をお支払いしました`,
      preview: `${formatDate(japanDate(data.paidOn))}に、登録口座へお支払いしました。`,
      heading: `${fund}の追加分配をお支払いしました`,
      paragraphs: [
        (data.restored ?? 0) > 0
          ? `「${data.fundName}」の元本を返還した後の収入からの追加分配を、登録口座へお支払いしました。以前にお知らせした元本の損失のうち、${formatYen(yen(data.redeemedPrincipal))}を回復しています。`
          : `「${data.fundName}」の元本を返還した後の収入からの追加分配を、登録口座へお支払いしました。元本の返還は済んでいるため、今回のお支払いに含みません。`,
      ],
    }
  }
  return {
    subject: `${fund}の分配金をお支払いしました`,
    preview: `${formatDate(japanDate(data.paidOn))}に、登録口座へお支払いしました。`,
    heading: `${fund}の分配金をお支払いしました`,
    paragraphs: [`「${data.fundName}」の分配金を、登録口座へお支払いしました。`],
  }
}

/** Where there is no dividend there is no tax to explain. */
function incomeRows({ gross, withholding, loss, restored = 0 }: DistributionPaidData) {
  if (loss + restored > 0 && gross === 0) return [{ label: '分配金', value: 'ありません' }]
  return [
    { label: '分配金（税引前）', value: formatYen(yen(gross)) },
    { label: '源泉徴収（20.42％）', value: `−${formatYen(yen(withholding))}` },
    { label: '分配金（税引後）', value: formatYen(yen(gross - withholding)) },
  ]
}

/** To whoever has lost money: where the course of things is told, and who answers. */
export const lossNotes = (sender: MailSender): string[] => [
  '運用の経緯と収支は、財産管理報告書でお知らせします。',
  complaintsNote(sender),
]

/** Why a dividend is smaller than planned, and where a loss is explained. */
function notesOf({ loss, less }: DistributionPaidData, sender: MailSender): Pick<MailContent, 'notes'> {
  if (loss > 0) return { notes: { heading: '経緯について', items: [...smallerNotes(less), ...lossNotes(sender)] } }
  return less === null ? {} : { notes: { heading: '予定より少ない分配について', items: smallerNotes(less) } }
}

export function distributionPaidMail(data: DistributionPaidData, sender: MailSender): Mail {
  return renderMail(
    {
      ...headOf(data),
      recipient: data.memberName,
      keyBox: { tone: 'amount', label: 'お支払金額', value: formatYen(yen(data.payAmount)) },
      facts: [
        {
          heading: 'お支払いの内訳',
          rows: [
            ...incomeRows(data),
            ...(data.loss > 0 ? [{ label: '元本の損失', value: `−${formatYen(yen(data.loss))}` }] : []),
            {
              label: (data.restored ?? 0) > 0 ? '元本の回復（出資の返還）' : '元本の返還',
              value: formatYen(yen(data.redeemedPrincipal)),
            },
            { label: 'お支払金額', value: formatYen(yen(data.payAmount)), strong: true },
          ],
        },
        {
          heading: 'お支払い先と実績',
          rows: [
            { label: 'お支払日', value: formatDate(japanDate(data.paidOn)) },
            { label: '受取口座', value: `普通 ＊＊＊＊${data.accountLastDigits}` },
            { label: '予定分配率（年利・税引前）', value: formatRate(data.plannedRateBp) },
            ...(data.actualRateBp === null
              ? []
              : [{ label: '実績（年利・税引前）', value: formatRate(data.actualRateBp) }]),
            ...(data.afterLossRateBp === null
              ? []
              : [{ label: '元本の損失を含む実績（年利・税引前）', value: formatRate(data.afterLossRateBp) }]),
          ],
        },
      ],
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      ...notesOf(data, sender),
      remark: `${data.gross > 0 ? '源泉徴収は、1円未満を切り捨てて計算しています。' : ''}年間の合計は、会員ページの「書類」にある年間取引報告書でご確認いただけます。確定申告については、税務署または税理士にご確認ください。`,
      unsubscribable: false,
    },
    sender,
  )
}

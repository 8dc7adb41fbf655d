import { formatDate, japanDate } from '../../../domain/calendar.ts'
import { formatRate, shortFundName } from '../../../domain/fund-text.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type DistributionPaidData = {
  readonly memberName: string
  readonly fundName: string
  readonly gross: number
  readonly withholding: number
  readonly redeemedPrincipal: number
  /** What was transferred: gross - withholding + redeemedPrincipal. */
  readonly payAmount: number
  /** `YYYY-MM-DD` */
  readonly paidOn: string
  readonly plannedRateBp: number
  readonly actualRateBp: number
  /** The last three digits of the account alone. */
  readonly accountLastDigits: string
}

export function distributionPaidMail(data: DistributionPaidData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の分配金をお支払いしました`,
      preview: `${formatDate(japanDate(data.paidOn))}に、登録口座へお支払いしました。`,
      heading: `${fund}の分配金をお支払いしました`,
      recipient: data.memberName,
      paragraphs: [`「${data.fundName}」の分配金を、登録口座へお支払いしました。`],
      keyBox: { tone: 'amount', label: 'お支払い額', value: formatYen(yen(data.payAmount)) },
      facts: [
        {
          heading: 'お支払いの内訳',
          rows: [
            { label: '分配金（税引前）', value: formatYen(yen(data.gross)) },
            { label: '源泉徴収（20.42％）', value: `−${formatYen(yen(data.withholding))}` },
            { label: '分配金（税引後）', value: formatYen(yen(data.gross - data.withholding)) },
            { label: '元本の返還', value: formatYen(yen(data.redeemedPrincipal)) },
            { label: 'お支払い額', value: formatYen(yen(data.payAmount)), strong: true },
          ],
        },
        {
          heading: 'お支払い先と実績',
          rows: [
            { label: 'お支払い日', value: formatDate(japanDate(data.paidOn)) },
            { label: '受取口座', value: `下3桁 ${data.accountLastDigits}` },
            { label: '予定分配率（年利）', value: formatRate(data.plannedRateBp) },
            { label: '実績（年利・税引前）', value: formatRate(data.actualRateBp) },
          ],
        },
      ],
      button: { label: '出資の状況を見る', path: '/mypage/projects' },
      remark: '源泉徴収は、1円未満を切り捨てて計算しています。確定申告については、税務署または税理士に確認してください。',
      unsubscribable: false,
    },
    sender,
  )
}

export type BankAccountMissingData = { readonly memberName: string; readonly amount: number; readonly reason: string }

export function bankAccountMissingMail(data: BankAccountMissingData, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】受取口座を登録してください`,
      preview: `${formatYen(yen(data.amount))}をお支払いするための口座が登録されていません。`,
      heading: '受取口座を登録してください',
      recipient: data.memberName,
      paragraphs: ['お支払いする金額がありますが、受取口座が登録されていないため、お支払いできません。会員ページで登録してください。'],
      keyBox: { tone: 'amount', label: 'お支払いする額', value: formatYen(yen(data.amount)) },
      button: { label: '受取口座を登録する', path: '/mypage/info' },
      facts: [{ heading: 'お支払いの内容', rows: [{ label: '内容', value: data.reason }, { label: '金額', value: formatYen(yen(data.amount)), strong: true }] }],
      unsubscribable: false,
    },
    sender,
  )
}

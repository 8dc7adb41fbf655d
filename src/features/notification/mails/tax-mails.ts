import { formatYen, type Yen } from '../../../domain/money.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

/** Whole yen. */
interface Figures {
  readonly dividend: Yen
  readonly tax: Yen
  readonly loss: Yen
}

export type TaxYearCorrectedData = {
  readonly memberName: string
  readonly year: number
  readonly reason: string
  readonly before: Figures
  readonly after: Figures
}

/** The figures of a year that was told already are others now: a tax return may have been made from them. */
export function taxYearCorrectedMail({ memberName, year, reason, before, after }: TaxYearCorrectedData, sender: MailSender): Mail {
  const row = (label: string, column: keyof Figures) => ({ label, value: `${formatYen(before[column])} → ${formatYen(after[column])}` })
  return renderMail(
    {
      subject: `${year}年分の年間取引報告書の訂正`,
      preview: '前にお知らせした金額を訂正しました。',
      heading: `${year}年分の金額を訂正しました`,
      recipient: memberName,
      paragraphs: [`前にお知らせした${year}年分の分配金などの金額を、次のとおり訂正しました。`, `訂正の理由：${reason}`],
      facts: [{ heading: '訂正前 → 訂正後', rows: [row('分配金（税引前）', 'dividend'), row('源泉徴収税額', 'tax'), row('損失', 'loss')] }],
      button: { label: '訂正後の報告書を見る', path: '/mypage/documents' },
      remark: '確定申告を済ませている場合は、修正申告や更正の請求が必要になることがあります。税務署または税理士にご確認ください。',
      unsubscribable: false,
    },
    sender,
  )
}

import type { FreeText } from '../../../../domain/free-text.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type TaxYearCorrectedData = {
  readonly memberName: string
  readonly year: number
  readonly reason: FreeText
  /** What the documents say otherwise now; none where the correction concerns the tax office's copy alone. */
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[]
}

/** What was reported of a year already is corrected: a tax return may have been made from it. */
export function taxYearCorrectedMail(
  { memberName, year, reason, changes }: TaxYearCorrectedData,
  sender: MailSender,
): Mail {
  const isChanged = changes.length > 0
  return renderMail(
    {
      subject: `${year}年分の年間取引報告書の訂正`,
      preview: '前にお知らせした内容を訂正しました。',
      heading: `${year}年分の年間取引報告書を訂正しました`,
      recipient: memberName,
      paragraphs: [
        isChanged
          ? `前にお知らせした${year}年分の内容を、次のとおり訂正しました。`
          : `${year}年分の書類を訂正しました。前にお知らせした金額・氏名・住所に変更はありません。`,
        `訂正の理由：${reason}`,
      ],
      ...(isChanged && {
        facts: [
          {
            heading: '訂正前 → 訂正後',
            rows: changes.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })),
          },
        ],
      }),
      button: { label: '訂正後の報告書を見る', path: '/mypage/documents' },
      ...(isChanged && {
        remark:
          '確定申告を済ませている場合は、修正申告や更正の請求が必要になることがあります。税務署または税理士にご確認ください。',
      }),
      unsubscribable: false,
    },
    sender,
  )
}

import type { FreeText } from '../../../../domain/free-text.ts'
import { shortFundName } from '../../../../domain/funds/fund-text.ts'
import { complaintsNote } from './complaints-note.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type RecordCorrectedData = {
  readonly memberName: string
  readonly fundName: string
  /** What was stated wrongly: 「運用開始日」. */
  readonly what: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** What follows now; a whole sentence. */
  readonly next: string
  /** In the operators' words. */
  readonly reason: FreeText
}

/** Something that a mail had stated about a fund's operation was corrected. */
export function recordCorrectedMail(data: RecordCorrectedData, sender: MailSender): Mail {
  const fund = shortFundName(data.fundName)
  return renderMail(
    {
      subject: `${fund}の${data.what}の訂正`,
      preview: `お知らせした${data.what}に誤りがあり、訂正しました。`,
      heading: `${fund}の${data.what}を訂正しました`,
      paragraphs: [
        `「${data.fundName}」についてお知らせした${data.what}に誤りがありました。お詫びして訂正します。${data.next}`,
      ],
      facts: [{ heading: '訂正の内容', rows: [...data.rows, { label: '理由', value: data.reason }] }],
      notes: { heading: 'ご確認いただけること', items: [complaintsNote(sender)] },
      recipient: data.memberName,
      button: { label: '投資の状況を見る', path: '/mypage/projects' },
      unsubscribable: false,
    },
    sender,
  )
}

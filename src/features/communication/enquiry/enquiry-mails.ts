import { formatDateTime } from '../../../domain/calendar.ts'
import type { Mail, MailSender } from '../outbox/mails/mail-content.ts'
import { renderMail } from '../outbox/mails/render-mail.ts'

export interface ReceivedEnquiry {
  number: string
  topicText: string
  name: string
  email: string
  body: string
  receivedAt: Date
  /** The member's public number, or null for a visitor. */
  memberNumber: string | null
}

/** Confirms the receipt. It repeats nothing that was written: the form must not carry anybody's words to a stranger's mailbox. */
export function enquiryReceivedMail(enquiry: ReceivedEnquiry, sender: MailSender): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】お問い合わせを受け付けました`,
      preview: `受付番号は ${enquiry.number} です。`,
      heading: 'お問い合わせを受け付けました',
      recipient: null,
      paragraphs: [
        'お問い合わせありがとうございます。次の内容で受け付けました。',
        `担当者が内容を確認し、原則として3営業日以内に、このメールアドレスへ返信します。受付の時間は${sender.contactHours}です。`,
      ],
      facts: [
        {
          heading: '受付の内容',
          rows: [
            { label: '受付番号', value: enquiry.number, strong: true },
            { label: '種類', value: enquiry.topicText },
            { label: '受付日時', value: formatDateTime(enquiry.receivedAt) },
          ],
        },
      ],
      remark: 'このお問い合わせに心当たりがない場合は、何もせずにこのメールを削除してください。',
      unsubscribable: false,
    },
    sender,
  )
}

/** An operator's answer to the writer; the number stands in the subject, so that a reply finds its place. */
export function enquiryAnswerMail(
  { number, name, body }: { number: string; name: string; body: string },
  sender: MailSender,
): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】お問い合わせへの回答（${number}）`,
      preview: 'お問い合わせに回答します。',
      heading: 'お問い合わせへの回答',
      recipient: name,
      paragraphs: body.split(/\n\s*\n/),
      remark: `受付番号 ${number} のお問い合わせへの回答です。続けて質問があるときは、お問い合わせフォームに受付番号を書いてお送りください。`,
      unsubscribable: false,
    },
    sender,
  )
}

/** The notice for the operators, as plain paragraphs. */
export function operatorNotice(enquiry: ReceivedEnquiry): { title: string; body: string } {
  const writer = enquiry.memberNumber === null ? '会員登録なし、または未ログイン' : `会員番号 ${enquiry.memberNumber}`
  return {
    title: `お問い合わせ（${enquiry.number}）`,
    body: [
      `${formatDateTime(enquiry.receivedAt)}に、お問い合わせを受け付けました。`,
      `種類：${enquiry.topicText}`,
      `お名前：${enquiry.name}（${writer}）`,
      `返信先：${enquiry.email}`,
      enquiry.body,
    ].join('\n\n'),
  }
}

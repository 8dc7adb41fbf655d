import { formatDate, formatDateTime, type JapanDate } from '../../../../domain/calendar.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type AdviserInvitationData = {
  readonly name: string
  readonly token: string
  readonly expiresAt: Date
  /** The last day of the access. */
  readonly endsOn: JapanDate
}

/** To a tax adviser whom two operators let look at books. */
export function adviserInvitationMail(
  { name, token, expiresAt, endsOn }: AdviserInvitationData,
  sender: MailSender,
): Mail {
  return renderMail(
    {
      subject: `【${sender.brand}】帳簿の閲覧のご案内`,
      preview: `${formatDateTime(expiresAt)}までに、パスワードを設定してください。`,
      heading: '帳簿の閲覧のご案内',
      recipient: name,
      paragraphs: [
        `${sender.brand}の帳簿を、閲覧していただけるようになりました。次のボタンから、ログインに使うパスワードを設定してください。`,
        `閲覧の期限は、${formatDate(endsOn)}です。期限を過ぎると、自動で閲覧できなくなります。`,
      ],
      keyBox: { tone: 'deadline', label: 'このリンクの有効期限', value: formatDateTime(expiresAt) },
      button: { label: 'パスワードを設定する', path: `/adviser/start/${encodeURIComponent(token)}` },
      notes: {
        heading: '確認してください',
        items: [
          'このリンクは一度だけ使えます。期限を過ぎたときやパスワードを忘れたときは、当社の担当者にご連絡ください。',
          '閲覧した帳簿と日時は、当社の監査ログに記録されます。',
        ],
      },
      remark: 'お心当たりがない場合は、何もせずにこのメールを削除してください。',
      unsubscribable: false,
    },
    sender,
  )
}

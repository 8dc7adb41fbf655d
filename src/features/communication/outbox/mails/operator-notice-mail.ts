import type { Mail, MailSender } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export type OperatorNoticeData = {
  readonly title: string
  /** Plain text; empty lines part the paragraphs. */
  readonly body: string
  readonly recipient: string | null
  /** Announcements for all members can be turned off, notices to a fund's participants cannot. */
  readonly unsubscribable: boolean
  readonly unsubscribePath?: string
}

/** What an operator wrote, in the house's frame. */
export function operatorNoticeMail(data: OperatorNoticeData, sender: MailSender): Mail {
  const paragraphs = data.body.trim().split(/\n\s*\n/)
  return renderMail(
    {
      subject: data.title,
      preview: (paragraphs[0] ?? '').slice(0, 80),
      heading: data.title,
      recipient: data.recipient,
      paragraphs,
      unsubscribable: data.unsubscribable,
      ...(data.unsubscribePath !== undefined && { unsubscribePath: data.unsubscribePath }),
    },
    sender,
  )
}

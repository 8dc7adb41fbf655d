import type { Mail, MailContent, MailSender } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** Line feeds never get into a subject: they could end the header and start another. */
export function renderMail(content: MailContent, sender: MailSender): Mail {
  const subject = content.subject.replace(/[\r\n]+/g, ' ').trim()
  return { subject, text: mailText(content, sender), html: mailHtml({ ...content, subject }, sender) }
}

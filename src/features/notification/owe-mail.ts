import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database/connect.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import type { Services } from '../services.ts'

export interface MailText {
  subject: string
  text: string
  html: string
}

export interface OwedMail {
  /** One owed mail, one key, e.g. 'application-accepted:42': owing it again changes nothing. */
  key: string
  memberId: number | null
  to: string
  template: string
  content: MailText
}

/**
 * Owes somebody a mail, in the transaction of the event that causes it: the mail exists exactly when the event does. A job
 * sends it; while the mail server is down it waits and goes out later, once.
 */
export async function oweMail(transaction: Transaction, services: Services, mail: OwedMail, now: Date): Promise<void> {
  const inserted = await transaction
    .insertInto('mail_outbox')
    .values({
      key: mail.key,
      member_id: mail.memberId,
      to_address: mail.to,
      template: mail.template,
      subject: mail.content.subject,
      text_body: mail.content.text,
      html_body: mail.content.html,
      message_id: messageId(services.config.MAIL_FROM, mail.key),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await enqueue(transaction, 'send-mail', { id: inserted.id })
}

/** The same for every attempt, so that a mailbox can drop a second copy after a lost answer. */
function messageId(from: string, key: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}

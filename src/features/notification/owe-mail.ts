import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/connect.ts'
import { enqueueEach } from '../../platform/jobs/queue.ts'
import { owePushes } from '../push/owe-pushes.ts'
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
  await oweMails(transaction, services, [mail], now)
}

/** The same for many at once, such as everyone in a draw: two statements however many they are. */
export async function oweMails(transaction: Transaction, services: Services, mails: readonly OwedMail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const { rows } = await sql<{ id: number; template: string }>`
    insert into mail_outbox (key, member_id, to_address, template, subject, text_body, html_body, message_id, created_at)
    select key, member_id, to_address, template, subject, text_body, html_body, message_id, ${now}
    from unnest(
      ${mails.map((mail) => mail.key)}::text[], ${mails.map((mail) => mail.memberId)}::bigint[],
      ${mails.map((mail) => mail.to)}::text[], ${mails.map((mail) => mail.template)}::text[],
      ${mails.map((mail) => mail.content.subject)}::text[], ${mails.map((mail) => mail.content.text)}::text[],
      ${mails.map((mail) => mail.content.html)}::text[], ${mails.map((mail) => messageId(services.config.MAIL_FROM, mail.key))}::text[]
    ) with ordinality as mail (key, member_id, to_address, template, subject, text_body, html_body, message_id, place)
    order by place
    -- Of two processes that owe the same mail at once, either unique column may tell the second: both follow from the key.
    on conflict do nothing
    returning id, template`.execute(transaction)
  await enqueueEach(transaction, 'send-mail', rows.map((row) => ({ id: row.id })))
  await owePushes(transaction, rows, now)
}

/** The same for every attempt, so that a mailbox can drop a second copy after a lost answer. */
function messageId(from: string, key: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}

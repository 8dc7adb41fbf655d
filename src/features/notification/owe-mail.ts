import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/connect.ts'
import { enqueue, enqueueEach, type EnqueueOptions } from '../../platform/jobs/queue.ts'
import { sha256Hex } from '../../platform/secret.ts'
import type { Services } from '../services.ts'
import type { MailFacts } from './mails/mail-facts.ts'

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
  /** Its words; or, of a template that is put into words when it is sent, the facts to be told. */
  content: MailText | { subject: string; facts: MailFacts }
  /** Beside the usual ones, such as the way to unsubscribe. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Owes somebody a mail, in the transaction of the event that causes it: the mail exists exactly when the event does. A job
 * sends it; while the mail server is down it waits and goes out later, once.
 */
export async function oweMail(transaction: Transaction, services: Services, mail: OwedMail, now: Date): Promise<void> {
  await oweMails(transaction, services, [mail], now)
}

interface OweOptions extends Pick<EnqueueOptions, 'queue'> {
  /**
   * Their keys name rows that this transaction has made, so nobody can have owed them before. PostgreSQL takes a quarter less time
   * where it need not be ready for the opposite.
   */
  areNew?: boolean
}

/** The same for many at once, such as everyone in a draw: two statements however many they are. In a queue they go out one after the other. */
export async function oweMails(
  transaction: Transaction,
  services: Services,
  mails: readonly OwedMail[],
  now: Date,
  { areNew = false, ...options }: OweOptions = {},
): Promise<void> {
  if (mails.length === 0) return
  const owed = mails.map(({ key, memberId, to, template, content, headers = {} }) => ({
    key,
    member_id: memberId,
    to_address: to,
    template,
    subject: content.subject,
    ...('facts' in content ? { facts: content.facts } : { text_body: content.text, html_body: content.html }),
    headers,
    message_id: messageId(services.config.MAIL_FROM, key),
  }))
  const { rows } = await sql<{ id: number }>`
    insert into mail_outbox (key, member_id, to_address, template, subject, text_body, html_body, facts, headers, message_id, created_at)
    select key, member_id, to_address, template, subject, text_body, html_body, facts, headers, message_id, ${now}
    from json_to_recordset(${JSON.stringify(owed)}::json) as mail (
      key text, member_id bigint, to_address text, template text, subject text, text_body text, html_body text, facts jsonb, headers jsonb, message_id text)
    ${areNew ? sql`` : sql`on conflict (key) do nothing`}
    returning id`.execute(transaction)
  await enqueueSending(transaction, rows.map((row) => row.id), options)
}

/** One line in the queue, however many there are to be sent: the worker makes a job of each. */
async function enqueueSending(transaction: Transaction, ids: readonly number[], options: Pick<EnqueueOptions, 'queue'>): Promise<void> {
  const [first] = ids
  if (first === undefined) return
  if (options.queue !== undefined) await enqueueEach(transaction, 'send-mail', ids.map((id) => ({ id })), options)
  else if (ids.length === 1) await enqueue(transaction, 'send-mail', { id: first })
  else await enqueue(transaction, 'send-mails', { ids })
}

/** The same for every attempt, so that a mailbox can drop a second copy after a lost answer. */
function messageId(from: string, key: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${sha256Hex(key).slice(0, 32)}@${domain}>`
}

import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { maxAttempts, type EnqueueOptions } from '../../core/enqueue.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import type { Services } from '../../core/services.ts'
import type { MailFacts } from './mails/mail-facts.ts'
import type { Id } from '../../../domain/id.ts'

export interface MailText {
  subject: string
  text: string
  html: string
}

export interface OutboxMail {
  /** One queued mails, one key, e.g. 'application-accepted:42': owing it again changes nothing. */
  key: string
  memberId: Id<'member'> | null
  to: string
  template: string
  /** Its words; or, of a template that is put into words when it is sent, the facts to be stated. */
  content: MailText | { subject: string; facts: MailFacts }
  /** The parts of its words that open something (the token of a link, a code): they are kept only until it is sent. */
  secrets?: readonly string[]
  /** Beside the usual ones, such as the way to unsubscribe. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Owes somebody a mail, in the transaction of the event that causes it: the mail exists exactly when the event does. A job
 * sends it; while the mail server is down it waits and goes out later, once.
 */
export async function enqueueMail(
  transaction: Transaction,
  services: Services,
  mail: OutboxMail,
  now: Date,
): Promise<void> {
  await enqueueMails(transaction, services, [mail], now)
}

interface OweOptions extends Pick<EnqueueOptions, 'queue'> {
  /**
   * Nobody can have owed them before. PostgreSQL takes a quarter less time
   * where it need not be ready for the opposite.
   */
  areNew?: boolean
}

/** The same for many at once, such as everyone in a draw: one statement however many they are. In a queue they go out one after the other. */
export async function enqueueMails(
  transaction: Transaction,
  services: Services,
  mails: readonly OutboxMail[],
  now: Date,
  { areNew = false, queue }: OweOptions = {},
): Promise<void> {
  if (mails.length === 0) return
  const owed = mails.map(({ key, memberId, to, template, content, secrets = null, headers = {} }) => ({
    key,
    member_id: memberId,
    to_address: to,
    template,
    subject: content.subject,
    ...('facts' in content ? { facts: content.facts } : { text_body: content.text, html_body: content.html }),
    secrets,
    headers,
    message_id: messageId(services.config.MAIL_FROM, key),
  }))
  const insertion = sql`
    insert into mail_outbox (key, member_id, to_address, template, subject, text_body, html_body, facts, secrets, headers, message_id, created_at)
    select key, member_id, to_address, template, subject, text_body, html_body, facts, secrets, headers, message_id, ${now}
    from json_to_recordset(${JSON.stringify(owed)}::json) as mail (
      key text, member_id bigint, to_address text, template text, subject text, text_body text, html_body text, facts jsonb, secrets text[], headers jsonb, message_id text)
    ${areNew ? sql`` : sql`on conflict (key) do nothing`}
    returning id`
  await (queue === undefined ? sendSoon(insertion) : sendInTurn(insertion, queue)).execute(transaction)
}

/** One line in the queue, however many there are to be sent: the worker makes a job of each. */
const sendSoon = (insertion: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with owed as (${insertion}), sending as (select count(*) as number, json_agg(id order by id) as ids from owed)
  select graphile_worker.add_job(
    case number when 1 then 'send-mail' else 'send-mails' end, max_attempts => ${maxAttempts},
    payload => case number when 1 then json_build_object('id', ids -> 0) else json_build_object('ids', ids) end)
  from sending where number > 0`

/** A job for each, in a queue of their own. */
const sendInTurn = (insertion: RawBuilder<unknown>, queue: string): RawBuilder<unknown> => sql`
  with owed as (${insertion})
  select graphile_worker.add_jobs(array_agg(row('send-mail', json_build_object('id', id), ${queue}::text, null, ${maxAttempts}, null, null, null)::graphile_worker.job_spec order by id))
  from owed having count(*) > 0`

/** The same for every attempt, so that a mailbox can drop a second copy after a lost answer. */
function messageId(from: string, key: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${sha256Hex(key).slice(0, 32)}@${domain}>`
}

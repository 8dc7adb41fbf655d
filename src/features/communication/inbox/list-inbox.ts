import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { kindOfMail } from '../../../domain/communication/notification-kind.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A mail that the member was sent, as a line of the inbox. */
export type InboxMail = ReturnType<typeof toInboxMail>
export type InboxPage = Awaited<ReturnType<typeof listInbox>>
export type InboxState = Awaited<ReturnType<typeof readInboxState>>

interface Row {
  id: Id<'mail_outbox'>
  template: string
  subject: string
  created_at: Date
  sent_at: Date | null
  undeliverable_at: Date | null
  read_at: Date | null
}

const pageLength = 30

/** The newest first; `beforeId` is the last mail of the page before. */
export async function listInbox(database: Queryable, memberId: Id<'member'>, beforeId: Id<'mail_outbox'> | null) {
  const { rows } = await sql<Row>`
    select id, template, subject, created_at, sent_at, undeliverable_at, read_at from mail_outbox
    where member_id = ${memberId} and (${beforeId}::bigint is null or id < ${beforeId})
    order by id desc limit ${pageLength + 1}`.execute(database)
  return {
    mails: rows.slice(0, pageLength).map(toInboxMail),
    /** Whether there are older ones. */
    has_more: rows.length > pageLength,
    unread: await countUnread(database, memberId),
  }
}

export function toInboxMail({ template, sent_at: sentAt, undeliverable_at: undeliverableAt, ...row }: Row) {
  const state: 'waiting' | 'sent' | 'undelivered' =
    undeliverableAt !== null ? 'undelivered' : sentAt === null ? 'waiting' : 'sent'
  return { ...row, kind: kindOfMail(template), state }
}

async function countUnread(database: Queryable, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from mail_outbox where member_id = ${memberId} and read_at is null`.execute(database)
  return rows[0]?.unread ?? 0
}

/** What the rest of the member's area tells of the inbox. */
export async function readInboxState(database: Queryable, memberId: Id<'member'>) {
  const { rows } = await sql<{ bounced_at: Date | null }>`
    select max(mail.undeliverable_at) as bounced_at from mail_outbox mail
    join member on member.id = mail.member_id and lower(mail.to_address) = member.email_key
    where mail.member_id = ${memberId} and mail.undeliverable_at > coalesce(
      (select max(sent_at) from mail_outbox other where other.member_id = mail.member_id and other.to_address = mail.to_address), '-infinity')`.execute(
    database,
  )
  // When the present address last refused a mail for good and nothing has arrived there since; null while mails arrive.
  return { unread: await countUnread(database, memberId), bounced_at: rows[0]?.bounced_at ?? null }
}

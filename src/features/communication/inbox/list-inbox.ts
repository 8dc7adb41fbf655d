import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { kindOfMail, type NotificationKind } from '../../../domain/communication/notification-kind.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export type MailState = 'waiting' | 'sent' | 'undelivered'

/** A mail that the member was sent, as a line of the inbox. */
export interface InboxMail {
  id: Id<'mail_outbox'>
  kind: NotificationKind
  subject: string
  createdAt: Date
  state: MailState
  readAt: Date | null
}

export interface InboxPage {
  mails: InboxMail[]
  /** Whether there are older ones. */
  hasMore: boolean
  unread: number
}

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
export async function listInbox(
  database: Queryable,
  memberId: Id<'member'>,
  beforeId: Id<'mail_outbox'> | null,
): Promise<InboxPage> {
  const { rows } = await sql<Row>`
    select id, template, subject, created_at, sent_at, undeliverable_at, read_at from mail_outbox
    where member_id = ${memberId} and (${beforeId}::bigint is null or id < ${beforeId})
    order by id desc limit ${pageLength + 1}`.execute(database)
  return {
    mails: rows.slice(0, pageLength).map(toInboxMail),
    hasMore: rows.length > pageLength,
    unread: await countUnread(database, memberId),
  }
}

export function toInboxMail(row: Row): InboxMail {
  const state = row.undeliverable_at !== null ? 'undelivered' : row.sent_at === null ? 'waiting' : 'sent'
  return {
    id: row.id,
    kind: kindOfMail(row.template),
    subject: row.subject,
    createdAt: row.created_at,
    state,
    readAt: row.read_at,
  }
}

async function countUnread(database: Queryable, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from mail_outbox where member_id = ${memberId} and read_at is null`.execute(database)
  return rows[0]?.unread ?? 0
}

export interface InboxState {
  unread: number
  /** When the present address last refused a mail for good and nothing has arrived there since; null while mails arrive. */
  bouncedAt: Date | null
}

/** What the rest of the member's area tells of the inbox. */
export async function readInboxState(database: Queryable, memberId: Id<'member'>): Promise<InboxState> {
  const { rows } = await sql<{ bounced_at: Date | null }>`
    select max(mail.undeliverable_at) as bounced_at from mail_outbox mail
    join member on member.id = mail.member_id and lower(mail.to_address) = member.email_key
    where mail.member_id = ${memberId} and mail.undeliverable_at > coalesce(
      (select max(sent_at) from mail_outbox other where other.member_id = mail.member_id and other.to_address = mail.to_address), '-infinity')`.execute(
    database,
  )
  return { unread: await countUnread(database, memberId), bouncedAt: rows[0]?.bounced_at ?? null }
}

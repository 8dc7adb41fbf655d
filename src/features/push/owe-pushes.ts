import { sql } from 'kysely'
import { kindOfMail } from '../../domain/notification-kind.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { enqueueEach } from '../../platform/jobs/queue.ts'

/** Beside each mail, a notice for every browser of its member that wants the kind; in the mail's own transaction. */
export async function owePushes(transaction: Transaction, mails: readonly { id: number; template: string }[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const { rows } = await sql<{ id: number }>`
    insert into push_message (mail_id, subscription_id, created_at)
    select mail.id, browser.id, ${now}
    from unnest(${mails.map(({ id }) => id)}::bigint[], ${mails.map(({ template }) => kindOfMail(template))}::text[]) as owed (id, kind)
    join mail_outbox mail on mail.id = owed.id
    join push_subscription browser on browser.member_id = mail.member_id
    where not exists (select from push_refusal where push_refusal.member_id = mail.member_id and push_refusal.kind = owed.kind)
    returning id`.execute(transaction)
  await enqueueEach(transaction, 'send-push', rows.map(({ id }) => ({ id })))
}

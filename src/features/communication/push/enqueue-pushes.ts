import type { Id } from '../../../domain/id.ts'
import { kindOfMail } from '../../../domain/communication/notification-kind.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueEach } from '../../core/enqueue.ts'
import type { Services } from '../../core/services.ts'

/**
 * Beside a mail, a notice for every browser of its member that wants the kind; once, however often it runs. Not in the transaction
 * that enqueues the mail: thousands may be owed in one second, and a notice may come a moment later.
 */
export async function enqueuePushes(services: Services, mailId: Id<'mail_outbox'>): Promise<void> {
  const browsers = await services.database
    .selectFrom('mail_outbox as mail')
    .innerJoin('push_subscription as browser', 'browser.member_id', 'mail.member_id')
    .leftJoin('push_refusal as refusal', 'refusal.member_id', 'mail.member_id')
    .select(['browser.id', 'mail.template', 'refusal.kind as refused'])
    .where('mail.id', '=', mailId)
    .orderBy('browser.id')
    .execute()
  const [first] = browsers
  if (first === undefined || browsers.some(({ refused }) => refused === kindOfMail(first.template))) return
  const rows = [...new Set(browsers.map(({ id }) => id))].map((id) => ({
    mail_id: mailId,
    subscription_id: id,
    created_at: services.clock.now(),
  }))
  await inTransaction(services.database, async (transaction) => {
    const owed = await transaction
      .insertInto('push_message')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    await enqueueEach(transaction, 'send-push', owed)
  })
}

import { PushRefused } from '../../../adapters/push/push-sender.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JobHandlers, Services } from '../../core/services.ts'
import { pushIdentity } from './push-identity.ts'
import type { Id } from '../../../domain/id.ts'

/** A day later the notice is old news: the mail has said it. */
const freshMilliseconds = 24 * 60 * 60 * 1000

/**
 * Sends one notice. The lock screen shows it to whoever holds the phone, so it says no more than the mail's subject. A browser that
 * is gone takes its subscription with it.
 */
export async function sendPush(services: Services, messageId: Id<'push_message'>): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const message = await transaction
      .selectFrom('push_message as message')
      .innerJoin('push_subscription as browser', 'browser.id', 'message.subscription_id')
      .innerJoin('mail_outbox as mail', 'mail.id', 'message.mail_id')
      .select([
        'message.id',
        'message.created_at',
        'browser.id as browserId',
        'browser.endpoint',
        'browser.p256dh',
        'browser.auth',
        'mail.id as mailId',
        'mail.subject',
      ])
      .where('message.id', '=', messageId)
      .where('message.sent_at', 'is', null)
      .forUpdate('message')
      .skipLocked()
      .executeTakeFirst()
    const now = services.clock.now()
    if (!message || now.getTime() - message.created_at.getTime() > freshMilliseconds) return
    const browser = transaction.updateTable('push_subscription').where('id', '=', message.browserId)
    try {
      const identity = await pushIdentity(services)
      const result = await services.pushSender.send(message, payloadOf(message), identity)
      if (result === 'gone') {
        await transaction.deleteFrom('push_subscription').where('id', '=', message.browserId).execute()
        return
      }
      await transaction.updateTable('push_message').set({ sent_at: now }).where('id', '=', message.id).execute()
      await browser.set({ last_sent_at: now, failed_at: null, last_error: null }).execute()
    } catch (error) {
      if (!(error instanceof PushRefused)) throw error
      await browser.set({ failed_at: now, last_error: error.message }).execute()
    }
  })
}

/** What the service worker shows and opens (src/server/routes/notice-worker.ts). */
export function payloadOf({ mailId, subject }: { mailId: Id<'mail_outbox'>; subject: string }): string {
  return JSON.stringify({ title: '糸funding', body: subject, path: `/mypage/inbox/${mailId}`, tag: `mail-${mailId}` })
}

export const pushJobs = {
  'send-push': (services, { id }) => sendPush(services, id),
} satisfies Partial<JobHandlers>

import { MailUndeliverable } from '../../adapters/mail/mail.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { FeatureJobs, Services } from '../services.ts'

/** Sends one owed mail. The row stays locked while the mail server has it, so two workers never send the same one. */
export async function sendMail(services: Services, outboxId: number): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const mail = await transaction
      .selectFrom('mail_outbox')
      .selectAll()
      .where('id', '=', outboxId)
      .where('sent_at', 'is', null)
      .where('undeliverable_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail) return
    const now = services.clock.now()
    try {
      await services.mailSender.send({
        to: mail.to_address,
        from: services.config.MAIL_FROM,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        messageId: mail.message_id,
        headers: mail.headers as Record<string, string>,
      })
    } catch (error) {
      if (!(error instanceof MailUndeliverable)) throw error
      await transaction.updateTable('mail_outbox').set({ undeliverable_at: now, last_error: error.message }).where('id', '=', outboxId).execute()
      return
    }
    await transaction.updateTable('mail_outbox').set({ sent_at: now, last_error: null }).where('id', '=', outboxId).execute()
  })
}

export const notificationJobs: FeatureJobs = {
  'send-mail': async (services, payload) => sendMail(services, Number(payload['id'])),
}

import { MailUndeliverable } from '../../../adapters/mail/mail.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueEach } from '../../core/enqueue.ts'
import { enqueuePushes } from '../push/enqueue-pushes.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { JobHandlers, Services } from '../../core/services.ts'
import { wordMail, type MailFacts } from './mails/mail-facts.ts'

/**
 * Sends one queued mail. The row stays locked while the mail server has it, so two workers never send the same one. A mail that
 * was owed as facts is put into words now, and what was sent is kept, without what it opened.
 */
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
    const words = wordsOf(services, mail)
    try {
      await services.mailSender.send({
        to: mail.to_address,
        from: services.config.MAIL_FROM,
        subject: mail.subject,
        ...words,
        messageId: mail.message_id,
        headers: mail.headers as Record<string, string>,
      })
    } catch (error) {
      if (!(error instanceof MailUndeliverable)) throw error
      const dead = { undeliverable_at: now, last_error: error.message, ...withoutSecrets(mail, words) }
      await transaction.updateTable('mail_outbox').set(dead).where('id', '=', outboxId).execute()
      return
    }
    const sent = { sent_at: now, last_error: null, ...withoutSecrets(mail, words) }
    await transaction.updateTable('mail_outbox').set(sent).where('id', '=', outboxId).execute()
  })
}

/** Stands where a mail had the part that opened something. */
export const erasedSecret = '（送信後に消去）'

/** The words to be kept: whoever reads the database, or a copy of it, finds no link that works. */
function withoutSecrets({ secrets }: { secrets: readonly string[] | null }, words: { text: string; html: string }) {
  const erase = (kept: string) => (secrets ?? []).reduce((text, secret) => text.replaceAll(secret, erasedSecret), kept)
  return { text_body: erase(words.text), html_body: erase(words.html), secrets: null }
}

interface OutboxRow {
  template: string
  text_body: string | null
  html_body: string | null
  facts: unknown
}

/** What a mail says, as it was or will be sent. */
export function wordsOf({ config }: Pick<Services, 'config'>, mail: OutboxRow): { text: string; html: string } {
  if (mail.text_body !== null && mail.html_body !== null) return { text: mail.text_body, html: mail.html_body }
  const { text, html } = wordMail(mail.template, mail.facts as MailFacts, mailSenderOf(config))
  return { text, html }
}

export const notificationJobs = {
  // The notice first: it does not wait for a mail server that is down.
  'send-mail': async (services, { id }) => {
    await enqueuePushes(services, id)
    await sendMail(services, id)
  },
  'send-mails': (services, { ids }) =>
    enqueueEach(
      services.database,
      'send-mail',
      ids.map((id) => ({ id })),
    ),
} satisfies Partial<JobHandlers>

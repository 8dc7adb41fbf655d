import { setTimeout as sleep } from 'node:timers/promises'
import { MailDelayed, type MailSender, type OutgoingMail } from '../../../src/adapters/mail/mail.ts'
import type { DeskParts } from '../../../src/desk/desk-parts.ts'

/**
 * Hands mails to the demo desk's mailbox without SMTP, with the same troubles in the same order. A connection for each mail is half of what a
 * step costs, and it always says the same: some histories go by SMTP, the others this way.
 */
export function mailWithoutSmtp(desk: () => DeskParts): MailSender {
  return {
    async send(mail) {
      const { faults, journal, clock } = desk()
      const trouble = faults.take('mail')
      if (trouble === 'refuse' || trouble === 'error' || trouble === 'timeout')
        throw new MailDelayed(`the mail server is in trouble: ${trouble}`, null)
      if (trouble === 'delay') await sleep(faults.times.delayMs)
      const arrive = (): Promise<void> => journal.recordInCrowd('mail-arrived', arrivedMail(mail, clock.nowText()))
      await arrive()
      if (trouble === 'duplicate') await arrive()
      if (trouble === 'lost_answer') throw new MailDelayed('the answer of the mail server was lost', null)
    },
    close: () => undefined,
  }
}

const arrivedMail = ({ messageId, to, from, subject, text }: OutgoingMail, sentAt: string) => ({
  id: messageId,
  message_id: messageId,
  to,
  from,
  subject,
  text,
  html: '',
  sent_at: sentAt,
})

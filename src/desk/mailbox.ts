import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { BusinessClock } from './clock.ts'
import type { Journal } from './journal.ts'

/** One mail for one recipient. */
export interface Mail {
  id: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  sent_at: string
  /** As in the message, '<...>' included: a second copy of a mail bears the same one. */
  message_id: string
}

/** Every mail that the product has sent, until the mailbox is emptied. */
export class Mailbox {
  readonly #journal: Journal
  readonly #clock: BusinessClock
  #mails: Mail[] = []

  constructor(journal: Journal, clock: BusinessClock) {
    this.#journal = journal
    this.#clock = clock
    journal.on('mail-arrived', (mail) => this.#mails.unshift(mail))
    journal.on('mailbox-emptied', () => {
      this.#mails = []
    })
  }

  /** Takes a raw message for the recipients of its envelope. */
  async receive(raw: Buffer, recipients: string[]): Promise<void> {
    const message = await PostalMime.parse(raw)
    await Promise.all(
      recipients.map((to) =>
        this.#journal.recordInCrowd('mail-arrived', {
          id: randomUUID(),
          to,
          from: message.from?.address ?? '',
          subject: message.subject ?? '',
          text: message.text ?? '',
          html: message.html ?? '',
          sent_at: this.#clock.nowText(),
          message_id: message.messageId ?? '',
        }),
      ),
    )
  }

  /** Newest first; addresses are compared without regard to case. */
  list(to?: string): Mail[] {
    // No address has a blank: one that arrives in a query was a plus sign that nobody encoded.
    const wanted = to?.trim().replaceAll(' ', '+').toLowerCase()
    return wanted ? this.#mails.filter((mail) => mail.to.toLowerCase() === wanted) : [...this.#mails]
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  empty(): void {
    this.#journal.record('mailbox-emptied', {})
  }
}

import type { Transaction } from '../../../platform/database/connect.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import type { WaitlistMailData } from '../../communication/outbox/mails/waitlist-mails.ts'
import type { Mail, MailSender } from '../../communication/outbox/mails/mail-content.ts'
import type { OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadCandidates } from './load-candidates.ts'
import type { LineEntry } from './load-line.ts'

interface Letter {
  template: `waitlist-${string}`
  to: readonly LineEntry[]
  words: (data: WaitlistMailData, sender: MailSender, entry: LineEntry) => Mail
}

/** What those with a place in the line hear of it: to each a mail of his own, once. */
export async function waitlistMails(
  transaction: Transaction,
  services: Services,
  fund: FundRecord,
  { template, to, words }: Letter,
): Promise<OutboxMail[]> {
  const people = await loadCandidates(
    transaction,
    fund.id,
    to.map((entry) => entry.memberId),
  )
  const sender = mailSenderOf(services.config)
  return to.flatMap((entry) => {
    const person = people.get(entry.memberId)
    if (!person) return []
    const data = { memberName: person.name, fundId: fund.id, fundName: fund.name, amount: entry.amount }
    const key = `${template}:${entry.id}`
    return [{ key, memberId: entry.memberId, to: person.email, template, content: words(data, sender, entry) }]
  })
}

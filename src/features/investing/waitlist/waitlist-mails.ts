import type { Transaction } from '../../../platform/database/connect.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { waitlistExpiredMail, waitlistInvitedMail } from '../../communication/outbox/mails/waitlist-mails.ts'
import type { OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadCandidates } from './load-candidates.ts'
import type { LineEntry } from './load-line.ts'

/** What those are told whose turn it is, and those whose turn has passed. */
export async function waitlistMails(
  transaction: Transaction,
  services: Services,
  fund: FundRecord,
  { invited, overdue, until }: { invited: readonly LineEntry[]; overdue: readonly LineEntry[]; until: Date },
): Promise<OutboxMail[]> {
  const people = await loadCandidates(
    transaction,
    fund.id,
    [...invited, ...overdue].map((entry) => entry.memberId),
  )
  const sender = mailSenderOf(services.config)
  const letter = (entry: LineEntry, template: 'waitlist-invited' | 'waitlist-expired'): OutboxMail[] => {
    const person = people.get(entry.memberId)
    if (!person) return []
    const facts = { memberName: person.name, fundId: fund.id, fundName: fund.name, amount: entry.amount }
    return [
      {
        key: `${template}:${entry.id}`,
        memberId: entry.memberId,
        to: person.email,
        template,
        content:
          template === 'waitlist-invited'
            ? waitlistInvitedMail({ ...facts, until }, sender)
            : waitlistExpiredMail({ ...facts, until: entry.invitedUntil ?? until }, sender),
      },
    ]
  }
  return [
    ...invited.flatMap((entry) => letter(entry, 'waitlist-invited')),
    ...overdue.flatMap((entry) => letter(entry, 'waitlist-expired')),
  ]
}

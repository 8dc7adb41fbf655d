import { japanDate } from '../../../../domain/calendar.ts'
import type { ApplicationFacts } from './application-facts.ts'
import type { Mail, MailSender } from './mail-content.ts'
import { unclaimedMail } from './unclaimed-mail.ts'

/** Money that waits for its member: told for the first time, and again. */
export function unclaimedMailExamples(
  { memberName, fundName }: ApplicationFacts,
  sender: MailSender,
): Record<string, Mail> {
  const today = japanDate('2026-11-20')
  return {
    'bank-account-missing': unclaimedMail(
      {
        memberName,
        cause: 'no_account',
        items: [{ fundName, kind: 'refund', amount: 30_000, since: today }],
        isFirst: true,
        today,
        nextReminderOn: japanDate('2026-12-20'),
      },
      sender,
    ),
    'payout-unclaimed': unclaimedMail(
      {
        memberName,
        cause: 'returned',
        items: [
          { fundName, kind: 'distribution', amount: 1_008_000, since: japanDate('2026-08-22') },
          { fundName, kind: 'refund', amount: 30_000, since: japanDate('2026-10-21') },
        ],
        isFirst: false,
        today,
        nextReminderOn: japanDate('2027-01-19'),
      },
      sender,
    ),
  }
}

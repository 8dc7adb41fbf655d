import { applicationAcceptedMail, lotteryApplicationAcceptedMail } from './application-mails.ts'
import type { Mail, MailSender } from './mail-content.ts'

/** What a mail states, as plain JSON; instants as RFC 3339. */
export type MailFacts = Readonly<Record<string, string | number | null>>

type Wording = (facts: MailFacts, sender: MailSender) => Mail

/** The mails that thousands may get in one second: their words are made when they are sent. */
const wordings: Readonly<Record<string, Wording>> = {
  'application-accepted': (facts, sender) =>
    applicationAcceptedMail({ ...applicationOf(facts), depositDeadline: instant(facts, 'depositDeadline') }, sender),
  'application-accepted-lottery': (facts, sender) =>
    lotteryApplicationAcceptedMail(
      {
        ...applicationOf(facts),
        resultAt: instant(facts, 'resultAt'),
        depositDeadline: instant(facts, 'depositDeadline'),
      },
      sender,
    ),
}

/** The words for the facts: the same facts, the same words. @throws where the template knows no facts, or one is missing. */
export function wordMail(template: string, facts: MailFacts, sender: MailSender): Mail {
  const wording = wordings[template]
  if (!wording) throw new Error(`mails of the template ${template} are not made from facts`)
  return wording(facts, sender)
}

const applicationOf = (facts: MailFacts) => ({
  memberName: text(facts, 'memberName'),
  fundName: text(facts, 'fundName'),
  applicationNumber: text(facts, 'applicationNumber'),
  receiptNumber: Number(fact(facts, 'receiptNumber')),
  amount: Number(fact(facts, 'amount')),
  appliedAt: instant(facts, 'appliedAt'),
})

function fact(facts: MailFacts, name: string): string | number {
  const value = facts[name]
  if (value === undefined || value === null) throw new Error(`a mail lacks the fact ${name}`)
  return value
}

const text = (facts: MailFacts, name: string): string => String(fact(facts, name))
const instant = (facts: MailFacts, name: string): Date => new Date(text(facts, name))

import { depositDeadlineLottery } from '../../../domain/calendar.ts'
import type { LockedMember } from '../investment/lock-members.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { lotteryLostMail, lotteryWonMail } from '../../communication/outbox/mails/application-mails.ts'
import { substituteMail } from '../../communication/outbox/mails/substitute-mails.ts'
import type { MailSender } from '../../communication/outbox/mails/mail-content.ts'
import type { OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import type { Id } from '../../../domain/id.ts'

export interface DrawnApplications {
  applications: readonly { id: Id<'investment'>; member_id: Id<'member'>; amount: number; applied_at: Date }[]
  members: ReadonlyMap<Id<'member'>, LockedMember>
  winners: ReadonlySet<Id<'investment'>>
  losers: ReadonlySet<Id<'investment'>>
  /** Their numbers in the line, and how long it lasts. */
  substitutes: ReadonlyMap<Id<'investment'>, number>
  until: Date
}

/** The result to everyone whose application the draw decided. */
export function resultMails(sender: MailSender, fund: FundRecord, drawn: DrawnApplications): OutboxMail[] {
  return drawn.applications.flatMap((application) => {
    const member = drawn.members.get(application.member_id)
    const won = drawn.winners.has(application.id)
    const rank = drawn.substitutes.get(application.id)
    if (!member || (!won && rank === undefined && !drawn.losers.has(application.id))) return []
    const facts = {
      fundId: fund.id,
      memberName: member.facts.name,
      fundName: fund.name,
      applicationNumber: applicationNumber(fund.id, application.id),
      amount: application.amount,
      appliedAt: application.applied_at,
    }
    const template = won ? 'lottery-won' : rank === undefined ? 'lottery-lost' : 'lottery-substitute'
    return [
      {
        key: `${template}:${application.id}`,
        memberId: member.id,
        to: member.email,
        template,
        content: won
          ? lotteryWonMail({ ...facts, depositDeadline: depositDeadlineLottery(fund.fund.offeringEndAt) }, sender)
          : rank === undefined
            ? lotteryLostMail(facts, sender)
            : substituteMail({ ...facts, rank, until: drawn.until }, sender),
      },
    ]
  })
}

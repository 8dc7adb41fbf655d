import { depositDeadlineLottery } from '../../../domain/calendar.ts'
import type { LockedMember } from '../application/lock-members.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { applicationNumber } from '../../../domain/application-number.ts'
import { lotteryLostMail, lotteryWonMail } from '../../communication/outbox/mails/application-mails.ts'
import type { MailSender } from '../../communication/outbox/mails/mail-content.ts'
import type { OutboxMail } from '../../communication/outbox/enqueue-mail.ts'

export interface DrawnApplications {
  applications: readonly { id: number; member_id: number; amount: number; applied_at: Date }[]
  members: ReadonlyMap<number, LockedMember>
  winners: ReadonlySet<number>
  losers: ReadonlySet<number>
}

/** The result to everyone whose application the draw decided. */
export function resultMails(sender: MailSender, fund: FundRecord, drawn: DrawnApplications): OutboxMail[] {
  return drawn.applications.flatMap((application) => {
    const member = drawn.members.get(application.member_id)
    const won = drawn.winners.has(application.id)
    if (!member || (!won && !drawn.losers.has(application.id))) return []
    const facts = {
      fundId: fund.id,
      memberName: member.facts.name,
      fundName: fund.name,
      applicationNumber: applicationNumber(fund.id, application.id),
      amount: application.amount,
      appliedAt: application.applied_at,
    }
    const template = won ? 'lottery-won' : 'lottery-lost'
    return [
      {
        key: `${template}:${application.id}`,
        memberId: member.id,
        to: member.email,
        template,
        content: won
          ? lotteryWonMail({ ...facts, depositDeadline: depositDeadlineLottery(fund.fund.offeringEndAt) }, sender)
          : lotteryLostMail(facts, sender),
      },
    ]
  })
}

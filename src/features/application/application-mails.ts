import { depositDeadlineLottery, drawAt } from '../../domain/calendar.ts'
import { applicationNumber } from '../../domain/application-number.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import { applicationAcceptedSubject, lotteryApplicationAcceptedSubject } from '../notification/mails/application-mails.ts'
import type { OwedMail } from '../notification/owe-mail.ts'
import type { LockedMember } from './lock-members.ts'
import type { RecordedApplication } from './record-applications.ts'

/** The mail to each applicant, as facts: its words are made when it is sent, not while others wait. */
export function acceptanceMails(
  fund: FundRecord,
  applications: readonly RecordedApplication[],
  members: ReadonlyMap<number, LockedMember>,
  now: Date,
): OwedMail[] {
  const { template, subjectOf, common } = fund.fund.offeringMethod === 'lottery' ? lotteryLetter(fund) : firstComeLetter(fund)
  return applications.map((application) => {
    const member = members.get(application.memberId)
    if (!member) throw new Error(`member ${application.memberId} was accepted without being known`)
    const facts = {
      memberName: member.facts.name,
      fundName: fund.name,
      applicationNumber: applicationNumber(fund.id, application.investmentId),
      receiptNumber: application.receiptNumber,
      amount: application.decision.amount,
      appliedAt: now.toISOString(),
      depositDeadline: application.decision.depositDeadline?.toISOString() ?? null,
      ...common,
    }
    return {
      key: `${template}:${application.investmentId}`,
      memberId: member.id,
      to: member.email,
      template,
      content: { subject: subjectOf(application.decision.depositDeadline), facts },
    }
  })
}

interface Letter {
  template: string
  subjectOf(depositDeadline: Date | null): string
  /** What all applicants are told alike. */
  common: Readonly<Record<string, string>>
}

function firstComeLetter({ name }: FundRecord): Letter {
  return {
    template: 'application-accepted',
    subjectOf(depositDeadline) {
      if (depositDeadline === null) throw new Error('a first-come application was accepted without a deadline')
      return applicationAcceptedSubject({ fundName: name, depositDeadline })
    },
    common: {},
  }
}

function lotteryLetter({ name, fund: { offeringEndAt } }: FundRecord): Letter {
  const resultAt = drawAt(offeringEndAt)
  const subject = lotteryApplicationAcceptedSubject({ fundName: name, resultAt })
  return {
    template: 'application-accepted-lottery',
    subjectOf: () => subject,
    common: { resultAt: resultAt.toISOString(), depositDeadline: depositDeadlineLottery(offeringEndAt).toISOString() },
  }
}

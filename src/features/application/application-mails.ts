import { depositDeadlineLottery, drawAt } from '../../domain/calendar.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import { applicationNumber } from '../../domain/application-number.ts'
import { applicationAcceptedMail, lotteryApplicationAcceptedMail } from '../notification/mails/application-mails.ts'
import type { Mail, MailSender } from '../notification/mails/mail-content.ts'
import type { OwedMail } from '../notification/owe-mail.ts'
import type { LockedMember } from './lock-members.ts'
import type { RecordedApplication } from './record-applications.ts'

/** The mail to each applicant. */
export function acceptanceMails(
  sender: MailSender,
  fund: FundRecord,
  applications: readonly RecordedApplication[],
  members: ReadonlyMap<number, LockedMember>,
  now: Date,
): OwedMail[] {
  const template = fund.fund.offeringMethod === 'lottery' ? 'application-accepted-lottery' : 'application-accepted'
  return applications.map((application) => {
    const member = members.get(application.memberId)
    if (!member) throw new Error(`member ${application.memberId} was accepted without being known`)
    return {
      key: `${template}:${application.investmentId}`,
      memberId: member.id,
      to: member.email,
      template,
      content: letter(sender, fund, application, member.name, now),
    }
  })
}

function letter(sender: MailSender, fund: FundRecord, application: RecordedApplication, memberName: string, appliedAt: Date): Mail {
  const { amount, depositDeadline } = application.decision
  const facts = {
    memberName,
    fundName: fund.name,
    applicationNumber: applicationNumber(fund.id, application.investmentId),
    amount,
    appliedAt,
  }
  if (depositDeadline !== null) return applicationAcceptedMail({ ...facts, depositDeadline }, sender)
  const { offeringEndAt } = fund.fund
  return lotteryApplicationAcceptedMail(
    { ...facts, resultAt: drawAt(offeringEndAt), depositDeadline: depositDeadlineLottery(offeringEndAt) },
    sender,
  )
}

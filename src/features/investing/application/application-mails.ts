import { depositDeadlineLottery, drawAt } from '../../../domain/calendar.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import {
  applicationAcceptedSubject,
  lotteryApplicationAcceptedSubject,
} from '../../communication/outbox/mails/application-mails.ts'
import type { OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import type { AcceptanceLetter, DocumentsDue } from './documents-due.ts'

/** What applicants of the same moment are told alike. @param depositDeadline of a first-come application. */
export function acceptanceLetter(fund: FundRecord, depositDeadline: Date | null, appliedAt: Date): AcceptanceLetter {
  const facts = { fundName: fund.name, appliedAt: appliedAt.toISOString() }
  const { offeringMethod, offeringEndAt } = fund.fund
  if (offeringMethod === 'lottery') {
    const resultAt = drawAt(offeringEndAt)
    return {
      template: 'application-accepted-lottery',
      subject: lotteryApplicationAcceptedSubject({ fundName: fund.name, resultAt }),
      facts: {
        ...facts,
        resultAt: resultAt.toISOString(),
        depositDeadline: depositDeadlineLottery(offeringEndAt).toISOString(),
      },
    }
  }
  if (depositDeadline === null) throw new Error('a first-come application was accepted without a deadline')
  return {
    template: 'application-accepted',
    subject: applicationAcceptedSubject({ fundName: fund.name, depositDeadline }),
    facts: { ...facts, depositDeadline: depositDeadline.toISOString() },
  }
}

/** The mail to each applicant, as facts: its words are made when it is sent, not while others wait. */
export function acceptanceMails({
  fundId,
  letter: { template, subject, facts },
  applicants,
}: DocumentsDue): OutboxMail[] {
  return applicants.map(({ investmentId, memberId, receiptNumber, amount, name, email }) => ({
    key: `${template}:${investmentId}`,
    memberId,
    to: email,
    template,
    content: {
      subject,
      facts: {
        memberName: name,
        applicationNumber: applicationNumber(fundId, investmentId),
        receiptNumber,
        amount,
        ...facts,
      },
    },
  }))
}

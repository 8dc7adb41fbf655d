import type { Selectable } from 'kysely'
import { coolingOffLastDay } from '../../../domain/calendar.ts'
import type { DepositDecision } from '../../../domain/investing/deposit.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { BankLine } from '../../../platform/database/types.ts'
import { loadMailFacts, loadMailFactsOf, type InvestmentMailFacts } from '../investment/load-mail-facts.ts'
import { canceledOverdueMail } from '../../communication/outbox/mails/application-mails.ts'
import {
  depositCompletedMail,
  depositLateMail,
  depositOverMail,
  depositShortMail,
} from '../../communication/outbox/mails/deposit-mails.ts'
import type { Mail, MailSender } from '../../communication/outbox/mails/mail-content.ts'
import { operatorNoticeMail } from '../../communication/outbox/mails/operator-notice-mail.ts'
import { enqueueMail, enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Claim } from './book-deposit.ts'

interface BookedDeposit {
  claim: Claim
  line: Selectable<BankLine>
  decision: DepositDecision
  depositId: Id<'deposit'>
  now: Date
}

/** Tells the member what became of a deposit: one mail, or two where more came than was needed. */
export async function enqueueDepositMail(
  transaction: Transaction,
  services: Services,
  booked: BookedDeposit,
): Promise<void> {
  const facts = await loadMailFacts(transaction, booked.claim.investmentId)
  const mails = depositMails(facts, booked, mailSenderOf(services.config))
  for (const [template, content] of Object.entries(mails)) {
    const mail = {
      key: `${template}:${booked.depositId}`,
      memberId: facts.memberId,
      to: facts.email,
      template,
      content,
    }
    await enqueueMail(transaction, services, mail, booked.now)
  }
}

/** The mails by the name of their template. */
function depositMails(
  facts: InvestmentMailFacts,
  { claim, line, decision }: BookedDeposit,
  sender: MailSender,
): Record<string, Mail> {
  const deposit = { ...facts.application, depositAmount: line.amount, depositedAt: line.transacted_at }
  const { deadline } = claim.facts
  const over = { 'deposit-over': depositOverMail({ ...deposit, refundAmount: decision.refundable }, sender) }
  switch (decision.kind) {
    case 'part_payment': {
      const receivedTotal = claim.facts.received + decision.towardsInvestment
      return { 'deposit-short': depositShortMail({ ...deposit, receivedTotal, depositDeadline: deadline }, sender) }
    }
    case 'completed':
    case 'reinstated': {
      if (!facts.deliveredAt)
        throw new Error(`investment ${claim.investmentId} was paid before its document was delivered`)
      const schedule = {
        operationStartOn: facts.operationStartOn,
        coolingOffLastDay: coolingOffLastDay(facts.deliveredAt),
      }
      const receivedTotal = claim.facts.received + line.amount
      const completed = {
        'deposit-completed': depositCompletedMail({ ...deposit, ...schedule, receivedTotal }, sender),
      }
      return decision.refundable > 0 ? { ...completed, ...over } : completed
    }
    case 'already_paid':
      return over
    case 'late':
      return { 'deposit-late': depositLateMail({ ...deposit, depositDeadline: deadline }, sender) }
    case 'no_room_to_reinstate':
    case 'in_time_but_short':
    case 'not_payable':
      return { 'deposit-returned': depositReturnedMail(facts, yen(line.amount), sender) }
  }
}

/** Money for an application that has ended otherwise than by this deposit's lateness. */
function depositReturnedMail({ application }: InvestmentMailFacts, amount: Yen, sender: MailSender): Mail {
  return operatorNoticeMail(
    {
      title: `入金の返金について（申込番号 ${application.applicationNumber}）`,
      body: [
        `「${application.fundName}」の口座へ、${formatYen(amount)}の入金が届きましたが、この申し込みはすでに終了しています。`,
        `ご入金いただいた${formatYen(amount)}は、全額を登録口座へ返金いたします。手続きが完了しましたら、メールでお知らせいたします。`,
        '受取口座をご登録でない場合は、会員ページの「登録情報」からご登録ください。',
      ].join('\n\n'),
      recipient: application.memberName,
      unsubscribable: false,
    },
    sender,
  )
}

/** Tells each member that the deadline has passed, and what goes back of what had arrived (by investment; nothing where it is missing). */
export async function enqueueOverdueMails(
  transaction: Transaction,
  services: Services,
  {
    investmentIds,
    received,
    now,
  }: { investmentIds: readonly Id<'investment'>[]; received: ReadonlyMap<Id<'investment'>, Yen>; now: Date },
): Promise<void> {
  const sender = mailSenderOf(services.config)
  const facts = await loadMailFactsOf(transaction, investmentIds)
  const mails = [...facts].map(
    ([investmentId, { application, offeringMethod, offeringEndAt, depositDeadline, memberId, email }]) => {
      if (!depositDeadline) throw new Error(`investment ${investmentId} was overdue without a deadline`)
      const refundAmount = received.get(investmentId) ?? zeroYen
      const content = canceledOverdueMail(
        {
          ...application,
          offeringMethod,
          depositDeadline,
          refundAmount,
          mayApplyAgain: offeringMethod === 'first_come' && now <= offeringEndAt,
        },
        sender,
      )
      return { key: `canceled-overdue:${investmentId}`, memberId, to: email, template: 'canceled-overdue', content }
    },
  )
  await enqueueMails(transaction, services, mails, now)
}

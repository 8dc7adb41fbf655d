import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { earnedAfterLossBp, earnedBp } from '../../../domain/funds/earned.ts'
import type { Id } from '../../../domain/id.ts'
import type { RefundReason } from '../../../domain/lifecycles/refund.ts'
import { REFUND_REASON } from '../../../domain/back-office/state-words.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { loadEarnings } from './load-earnings.ts'
import { loadSmallerDividends } from './load-smaller-dividends.ts'
import { distributionPaidMail } from '../../communication/outbox/mails/payout-mails.ts'
import { payoutReturnedMail, refundPaidMail } from '../../communication/outbox/mails/payout-result-mails.ts'
import { enqueueMail, type MailText } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { BatchPayout } from './batch-content.ts'
import { mailRow } from './unclaimed-rows.ts'

/** A refund's reason in words, as mails and lists tell it. */
export const refundReasonText = (reason: RefundReason): string => REFUND_REASON[reason]

export async function enqueuePaidMail(
  transaction: Transaction,
  services: Services,
  payout: BatchPayout,
  paidAt: Date,
): Promise<void> {
  const { obligation } = payout
  const isRefund = obligation.kind === 'refund'
  const content = isRefund
    ? await refundContent(transaction, services, { payout, refundId: obligation.id }, japanDateOf(paidAt))
    : await distributionContent(transaction, services, { payout, shareId: obligation.id }, japanDateOf(paidAt))
  await owe(transaction, services, payout, { template: isRefund ? 'refund-paid' : 'distribution-paid', content })
}

/** None where it went to a payer's account: the member has nothing to mend there, and operators see it on the list. */
export async function enqueueReturnedMail(
  transaction: Transaction,
  services: Services,
  payout: BatchPayout,
): Promise<void> {
  if (payout.payee.refundPayeeId !== null) return
  const { fundName, memberName } = await factsOf(transaction, payout)
  const content = payoutReturnedMail(
    { memberName, fundName, amount: payout.amount, accountLastDigits: lastDigits(payout) },
    mailSenderOf(services.config),
  )
  await owe(transaction, services, payout, { template: 'payout-returned', content })
  const now = services.clock.now()
  await transaction
    .insertInto('unclaimed_reminder')
    .values(mailRow({ ...payout, member_id: payout.memberId, since: japanDateOf(now), days: 0 }, now))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function owe(
  transaction: Transaction,
  services: Services,
  payout: BatchPayout,
  mail: { template: string; content: MailText },
): Promise<void> {
  const { email } = await transaction
    .selectFrom('member')
    .select('email')
    .where('id', '=', payout.memberId)
    .executeTakeFirstOrThrow()
  await enqueueMail(
    transaction,
    services,
    { key: `${mail.template}:${payout.id}`, memberId: payout.memberId, to: email, ...mail },
    services.clock.now(),
  )
}

const lastDigits = ({ payee }: BatchPayout): string => payee.accountNumber.slice(-3)

/** The fund and the member that a payout belongs to. */
async function factsOf(transaction: Transaction, { obligation }: BatchPayout) {
  const investmentId =
    obligation.kind === 'refund'
      ? transaction.selectFrom('refund').select('investment_id').where('id', '=', obligation.id)
      : transaction.selectFrom('distribution_share').select('investment_id').where('id', '=', obligation.id)
  const row = await transaction
    .selectFrom('investment')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .leftJoin('fund_result as result', 'result.fund_id', 'fund.id')
    .select([
      'fund.name as fundName',
      'fund.planned_rate_bp as plannedRateBp',
      'member.family_name',
      'member.given_name',
      'result.rate_bp',
      'result.rate_after_loss_bp',
    ])
    .where('investment.id', '=', investmentId)
    .executeTakeFirstOrThrow()
  return { ...row, memberName: `${row.family_name} ${row.given_name}` }
}

async function refundContent(
  transaction: Transaction,
  services: Services,
  { payout, refundId }: { payout: BatchPayout; refundId: Id<'refund'> },
  paidOn: JapanDate,
): Promise<MailText> {
  const { reason } = await transaction
    .selectFrom('refund')
    .select('reason')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const { memberName, fundName } = await factsOf(transaction, payout)
  return refundPaidMail(
    {
      memberName,
      fundName,
      amount: payout.amount,
      reason: refundReasonText(reason),
      paidOn,
      accountLastDigits: lastDigits(payout),
      toPayer: payout.payee.refundPayeeId !== null,
    },
    mailSenderOf(services.config),
  )
}

async function distributionContent(
  transaction: Transaction,
  services: Services,
  { payout, shareId }: { payout: BatchPayout; shareId: Id<'fixed_distribution_share'> },
  paidOn: JapanDate,
): Promise<MailText> {
  const share = await transaction
    .selectFrom('distribution_share as share')
    .innerJoin('distribution', 'distribution.id', 'share.distribution_id')
    .select([
      'share.gross',
      'share.withholding',
      'share.principal',
      'share.loss',
      'share.restored',
      'distribution.id',
      'distribution.fund_id',
      'distribution.is_of_term',
      'distribution.supplements',
    ])
    .where('share.id', '=', shareId)
    .executeTakeFirstOrThrow()
  const facts = await factsOf(transaction, payout)
  const own = (await loadEarnings(transaction, share.fund_id)).filter(
    ({ distributionId }) => distributionId === share.id,
  )
  const isSupplement = share.supplements !== null
  // A term's own, where the fund has terms: the fund's is that of its whole life. What came in after the last period has no days.
  const isOfTerm = share.is_of_term || isSupplement
  const earned = earnedBp(own)
  return distributionPaidMail(
    {
      memberName: facts.memberName,
      fundName: facts.fundName,
      gross: share.gross,
      withholding: share.withholding,
      redeemedPrincipal: share.principal,
      loss: share.loss,
      payAmount: payout.amount,
      paidOn,
      plannedRateBp: facts.plannedRateBp,
      actualRateBp: isOfTerm ? earned : (facts.rate_bp ?? earned),
      less: (await loadSmallerDividends(transaction, [share.id])).get(share.id) ?? null,
      isSupplement,
      restored: share.restored,
      afterLossRateBp: isOfTerm ? earnedAfterLossBp(own) : facts.rate_after_loss_bp,
      accountLastDigits: lastDigits(payout),
    },
    mailSenderOf(services.config),
  )
}

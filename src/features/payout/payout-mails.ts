import { japanDate, japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import { fundYieldBp } from '../../domain/distribution.ts'
import { yen } from '../../domain/money.ts'
import { wordOf } from '../../domain/people-words.ts'
import { REFUND_REASON } from '../../domain/state-words.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { distributionPaidMail } from '../notification/mails/payout-mails.ts'
import { payoutReturnedMail, refundPaidMail } from '../notification/mails/payout-result-mails.ts'
import { oweMail, type MailText } from '../notification/owe-mail.ts'
import { mailSenderOf } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import type { BatchPayout } from './batch-content.ts'

/** A refund's reason in words, as mails and lists tell it. */
export const refundReasonText = (reason: string): string => wordOf(REFUND_REASON, reason)

export async function owePaidMail(transaction: Transaction, services: Services, payout: BatchPayout, paidAt: Date): Promise<void> {
  const isRefund = payout.obligation.kind === 'refund'
  const content = isRefund
    ? await refundContent(transaction, services, payout, japanDateOf(paidAt))
    : await distributionContent(transaction, services, payout, japanDateOf(paidAt))
  await owe(transaction, services, payout, { template: isRefund ? 'refund-paid' : 'distribution-paid', content })
}

export async function oweReturnedMail(transaction: Transaction, services: Services, payout: BatchPayout): Promise<void> {
  const { fundName, memberName } = await factsOf(transaction, payout)
  const content = payoutReturnedMail({ memberName, fundName, amount: payout.amount, accountLastDigits: lastDigits(payout) }, mailSenderOf(services.config))
  await owe(transaction, services, payout, { template: 'payout-returned', content })
}

async function owe(transaction: Transaction, services: Services, payout: BatchPayout, mail: { template: string; content: MailText }): Promise<void> {
  const { email } = await transaction.selectFrom('member').select('email').where('id', '=', payout.memberId).executeTakeFirstOrThrow()
  await oweMail(transaction, services, { key: `${mail.template}:${payout.id}`, memberId: payout.memberId, to: email, ...mail }, services.clock.now())
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
      'fund.fund_total',
      'fund.subordinated_amount',
      'member.family_name',
      'member.given_name',
      'result.rate_bp',
    ])
    .select((expression) => [
      expression.fn.coalesce('result.operation_start_on', 'fund.operation_start_on').as('start_on'),
      expression.fn.coalesce('result.operation_end_on', 'fund.operation_end_on').as('end_on'),
    ])
    .where('investment.id', '=', investmentId)
    .executeTakeFirstOrThrow()
  return { ...row, memberName: `${row.family_name} ${row.given_name}` }
}

async function refundContent(transaction: Transaction, services: Services, payout: BatchPayout, paidOn: JapanDate): Promise<MailText> {
  const { reason } = await transaction.selectFrom('refund').select('reason').where('id', '=', payout.obligation.id).executeTakeFirstOrThrow()
  const { memberName, fundName } = await factsOf(transaction, payout)
  return refundPaidMail(
    { memberName, fundName, amount: payout.amount, reason: refundReasonText(reason), paidOn, accountLastDigits: lastDigits(payout) },
    mailSenderOf(services.config),
  )
}

async function distributionContent(transaction: Transaction, services: Services, payout: BatchPayout, paidOn: JapanDate): Promise<MailText> {
  const share = await transaction
    .selectFrom('distribution_share as share')
    .innerJoin('distribution', 'distribution.id', 'share.distribution_id')
    .leftJoin('fund_term as term', (join) => join.onRef('term.fund_id', '=', 'distribution.fund_id').onRef('term.number', '=', 'distribution.term_number'))
    .select(['share.gross', 'share.withholding', 'share.principal', 'share.loss', 'distribution.total_dividend', 'term.number', 'term.start_on', 'term.closed_on'])
    .select((expression) =>
      // What the operator took over from those who left with earlier terms is no part of the investors' any more.
      expression
        .selectFrom('distribution_share as earlier_share')
        .innerJoin('distribution as earlier', 'earlier.id', 'earlier_share.distribution_id')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('earlier_share.principal'), val(0)).as('sum'))
        .whereRef('earlier.fund_id', '=', 'distribution.fund_id')
        .whereRef('earlier.term_number', '<', 'distribution.term_number')
        .as('taken_over'),
    )
    .where('share.id', '=', payout.obligation.id)
    .executeTakeFirstOrThrow()
  const facts = await factsOf(transaction, payout)
  const senior = yen(facts.fund_total - facts.subordinated_amount - (share.taken_over ?? 0))
  const [startOn, endOn] = share.number === null ? [facts.start_on, facts.end_on] : [share.start_on, share.closed_on]
  const earned =
    startOn === null || endOn === null ? facts.plannedRateBp : fundYieldBp(yen(share.total_dividend), senior, japanDate(startOn), japanDate(endOn))
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
      // A term's own, where the fund has terms: the fund's is that of its whole life.
      actualRateBp: share.number === null ? (facts.rate_bp ?? earned) : earned,
      accountLastDigits: lastDigits(payout),
    },
    mailSenderOf(services.config),
  )
}

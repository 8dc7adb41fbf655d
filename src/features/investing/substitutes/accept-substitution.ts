import type { Id } from '../../../domain/id.ts'
import { waitlistEntryLifecycle } from '../../../domain/lifecycles/waitlist-entry.ts'
import { yen } from '../../../domain/money.ts'
import { isInvitationGood, mayApplyWith } from '../../../domain/investing/waitlist.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { lotteryWonMail } from '../../communication/outbox/mails/application-mails.ts'
import { moveInvestments, moveOne } from '../../core/move.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { freezeContract } from '../../documents/contract/freeze-contract.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { writeDeferredDocumentsOf } from '../application/write-deferred-documents.ts'
import { loadMailFacts } from '../investment/load-mail-facts.ts'
import { lockMembers } from '../investment/lock-members.ts'
import { loadCandidates } from '../waitlist/load-candidates.ts'
import { refreshWaitlist } from '../waitlist/refresh-waitlist.ts'
import { recordSteps } from '../lottery-log/record-steps.ts'

/**
 * A substitute takes the place that is kept: the application becomes a contract that waits for its deposit, by the instant until which the place was
 * offered. Accepting again is true again. Refused: NOT_FOUND for what is not the member's, CONFLICT where nothing is offered or no longer.
 */
export async function acceptSubstitution(
  services: Services,
  { memberId, investmentId }: { memberId: Id<'member'>; investmentId: Id<'investment'> | null },
): Promise<Outcome<true>> {
  if (investmentId === null) return noSuchApplication
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const application = await transaction
      .selectFrom('investment')
      .select(['fund_id', 'amount'])
      .where('id', '=', investmentId)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    const locked = application && (await lockFund(transaction, application.fund_id))
    if (!application || !locked) return noSuchApplication
    const fund = await refreshWaitlist(transaction, services, locked, now)
    await lockMembers(transaction, [memberId])
    const place = await transaction
      .selectFrom('waitlist_entry')
      .select(['id', 'status', 'invited_until'])
      .where('application_id', '=', investmentId)
      .executeTakeFirst()
    if (place?.status === 'applied') return success(true)
    const until = place?.status === 'invited' ? place.invited_until : null
    if (!place || until === null || !isInvitationGood(until, now)) return nothingOffered
    const candidate = (await loadCandidates(transaction, fund.id, [memberId])).get(memberId)
    if (!candidate || !mayApplyWith(candidate.facts, fund.fund, yen(application.amount), now)) return mayNotApply
    await writeDeferredDocumentsOf(transaction, services, [investmentId])
    const applied = { event: 'applied', set: { status_at: now, investment_id: investmentId } } as const
    await moveOne(transaction, waitlistEntryLifecycle, { id: place.id }, applied)
    await moveInvestments(transaction, [investmentId], {
      event: 'lottery_won',
      at: now,
      actor: `member:${memberId}`,
      depositDeadlineAt: until,
    })
    await recordSteps(transaction, fund.id, [{ kind: 'accepted', investmentId }], now)
    await freezeContract(transaction, services, { investmentIds: [investmentId], now })
    const { email, application: facts } = await loadMailFacts(transaction, investmentId)
    const data = { ...facts, fundId: fund.id, depositDeadline: until }
    const mail = {
      key: `lottery-won:${investmentId}`,
      memberId,
      to: email,
      template: 'lottery-won',
      content: lotteryWonMail({ ...data, isSubstitute: true }, mailSenderOf(services.config)),
    }
    await enqueueMails(transaction, services, [mail], now)
    return success(true)
  })
}

const noSuchApplication = refusal('NOT_FOUND', '申し込みが見つかりません。')
const nothingOffered = refusal('CONFLICT', '承諾できる補欠のご案内がないか、期限を過ぎています。')
const mayNotApply = refusal('CONFLICT', 'いまは承諾できません。会員情報と、投資の上限額をご確認ください。')

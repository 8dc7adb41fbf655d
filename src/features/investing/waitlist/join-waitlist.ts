import type { Id } from '../../../domain/id.ts'
import { joinProblem, NO_LINE_MESSAGE } from '../../../domain/investing/waitlist.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { lockMembers } from '../investment/lock-members.ts'
import { isClosedToNewInvestors } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Services } from '../../core/services.ts'
import { loadCandidates } from './load-candidates.ts'
import { refreshWaitlist, refreshWaitlistOf } from './refresh-waitlist.ts'

export interface JoinInput {
  memberId: Id<'member'>
  fundId: Id<'fund'> | null
  /** Whole yen. */
  amount: number
}

/** A verified member gets into the line for a full first-come fund. Refused like an application: FORBIDDEN, CONFLICT, BAD_USER_INPUT, NOT_FOUND. */
export async function joinWaitlist(
  services: Services,
  { memberId, fundId, amount }: JoinInput,
): Promise<Outcome<{ entryId: Id<'waitlist_entry'> }>> {
  if (fundId === null) return noSuchFund
  return inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const locked = await lockFund(transaction, fundId)
    if (!locked?.isPublished) return noSuchFund
    const fund = await refreshWaitlist(transaction, services, locked, now)
    if (isClosedToNewInvestors(fund)) return refusal('CONFLICT', NO_LINE_MESSAGE)
    await lockMembers(transaction, [memberId])
    const candidate = (await loadCandidates(transaction, fundId, [memberId])).get(memberId)
    if (!candidate) return noSuchFund
    const live = await transaction
      .selectFrom('waitlist_entry')
      .select('id')
      .where('fund_id', '=', fundId)
      .where('member_id', '=', memberId)
      .where('status', 'in', ['waiting', 'invited'])
      .executeTakeFirst()
    const problem = joinProblem({
      fund: fund.fund,
      totals: fund.totals,
      result: fund.result,
      member: candidate.facts,
      isOnWaitlist: live !== undefined,
      amount,
      now,
    })
    if (problem)
      return problem.code === 'BAD_USER_INPUT'
        ? badInput({ amount: problem.message })
        : refusal(problem.code, problem.message)
    const entry = await transaction
      .insertInto('waitlist_entry')
      .values({ fund_id: fundId, member_id: memberId, amount, status: 'waiting', joined_at: now, status_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    // After the end there may be room that nobody else can take: it is offered at once.
    await refreshWaitlistOf(transaction, services, fundId, now)
    return success({ entryId: entry.id })
  })
}

const noSuchFund = refusal('NOT_FOUND', 'ファンドが見つかりません。')

import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { assessRisk, screeningDueOn } from '../../../domain/back-office/member-risk/assess-risk.ts'
import { riskTableOn } from '../../../domain/back-office/member-risk/risk-table.ts'
import type { Services } from '../../core/services.ts'
import { loadRiskFacts } from './load-risk-facts.ts'

export type MemberRisk = NonNullable<Awaited<ReturnType<typeof readMemberRisk>>>

/** The risk of a member as it is now, and how it was; null of somebody who is no customer. */
export async function readMemberRisk(services: Services, memberId: Id<'member'>) {
  const { database, clock } = services
  const today = japanDateOf(clock.now())
  const { from, basis, table } = riskTableOn(today)
  const [[member], history] = await Promise.all([
    loadRiskFacts(database, { memberId }),
    database
      .selectFrom('member_risk')
      .select(['id', 'level', 'reasons', 'assessed_at'])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .execute(),
  ])
  if (member === undefined) return null
  const assessed = assessRisk(member.facts, table, today)
  return {
    ...assessed,
    rules_from: from,
    basis,
    screening_due_on: screeningDueOn(member.facts, assessed.level, table),
    history,
  }
}

import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { assessRisk, screeningDueOn, type RiskAssessment } from '../../../domain/back-office/member-risk/assess-risk.ts'
import { riskTableOn } from '../../../domain/back-office/member-risk/risk-table.ts'
import type { RiskLevel } from '../../../domain/back-office/member-risk/risk-words.ts'
import type { Services } from '../../core/services.ts'
import { loadRiskFacts } from './load-risk-facts.ts'

interface KeptRisk {
  id: Id<'member_risk'>
  level: RiskLevel
  reasons: FreeText[]
  assessedAt: Date
}

export interface MemberRisk extends RiskAssessment {
  /** The first day of the table by which it is judged, and what that rests on. */
  rulesFrom: JapanDate
  basis: FreeText
  screeningDueOn: JapanDate | null
  /** Each level that a night has found to differ from the one before, the newest first. */
  history: KeptRisk[]
}

/** The risk of a member as it is now, and how it was; null of somebody who is no customer. */
export async function readMemberRisk(services: Services, memberId: Id<'member'>): Promise<MemberRisk | null> {
  const { database, clock } = services
  const today = japanDateOf(clock.now())
  const { from, basis, table } = riskTableOn(today)
  const [[member], history] = await Promise.all([
    loadRiskFacts(database, { memberId }),
    database
      .selectFrom('member_risk')
      .select(['id', 'level', 'reasons', 'assessed_at as assessedAt'])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .execute(),
  ])
  if (member === undefined) return null
  const assessed = assessRisk(member.facts, table, today)
  return {
    ...assessed,
    rulesFrom: from,
    basis,
    screeningDueOn: screeningDueOn(member.facts, assessed.level, table),
    history,
  }
}

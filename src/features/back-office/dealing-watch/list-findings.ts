import { sql } from 'kysely'
import type { DealingDecision, DealingRule } from '../../../domain/back-office/dealing-watch/rule-words.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface ShownFinding {
  id: Id<'dealing_finding'>
  rule: DealingRule
  words: FreeText
  dealt_at: Date | null
  found_at: Date
  /** Null while nobody has decided. */
  decision: DealingDecision | null
  reason: FreeText | null
  decided_at: Date | null
  decided_by: string | null
}

/** What was found of a member: what waits for a decision first, then the newest. */
export async function listFindings(database: Queryable, memberId: Id<'member'>): Promise<ShownFinding[]> {
  const { rows } = await sql<ShownFinding>`
    select finding.id, finding.rule, finding.words, finding.dealt_at, finding.found_at,
      decided.decision, decided.reason, decided.decided_at, operator.family_name || ' ' || operator.given_name as decided_by
    from dealing_finding finding
    left join dealing_finding_decision decided on decided.finding_id = finding.id
    left join member operator on operator.id = decided.decided_by
    where finding.member_id = ${memberId}
    order by decided.finding_id is not null, finding.id desc`.execute(database)
  return rows
}

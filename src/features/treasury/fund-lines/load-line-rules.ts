import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { LinePattern } from '../../../domain/treasury/line-rules.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A rule as it stands. */
export interface LineRule extends LinePattern {
  id: Id<'line_rule'>
  /** As this line was classified. */
  madeFrom: Id<'statement_explanation'>
  reason: FreeText
  keptById: Id<'member'>
  keptBy: string
  keptAt: Date
  proposalId: Id<'proposal'>
  /** Whom two people saw that the remitter may be (`payerMark`). */
  knownPayers: string[]
  /** How many lines it has classified, its earlier versions included. */
  used: number
  /** 'YYYY-MM-DD' of the last of them; null where there is none. */
  lastUsedOn: string | null
}

/** The rules that hold, oldest first. What was made from a line that was classified anew since speaks no more. */
export async function loadLineRules(database: Queryable, id?: Id<'line_rule'>): Promise<LineRule[]> {
  const { rows } = await sql<LineRule>`
    with recursive version as (
      select id, id as earlier, replaces from line_rule
      union all
      select version.id, before.id, before.replaces from version join line_rule before on before.id = version.replaces
    ), used as (
      select version.id, count(*) as used, max(entry.transacted_on)::text as last_used_on
      from version
      join fund_line line on line.rule_id = version.earlier
      join statement_explanation explanation on explanation.id = line.explanation_id
      join bank_statement_line entry on entry.id = explanation.statement_line_id
      group by version.id
    )
    select rule.id, rule.remitter, rule.amount_from as "amountFrom", rule.amount_until as "amountUntil", rule.made_from as "madeFrom", rule.reason,
      rule.kept_by as "keptById", operator.family_name || ' ' || operator.given_name as "keptBy", rule.kept_at as "keptAt", rule.proposal_id as "proposalId", coalesce(rule.known_payers, '{}') as "knownPayers",
      coalesce(used.used, 0) as used, used.last_used_on as "lastUsedOn"
    from line_rule rule
    join member operator on operator.id = rule.kept_by
    left join used on used.id = rule.id
    where not rule.is_ended and not exists (select from line_rule later where later.replaces = rule.id)
      and not exists (select from statement_explanation later where later.corrects = rule.made_from)
      and ${id === undefined ? sql`true` : sql`rule.id = ${id}`}
    order by rule.id`.execute(database)
  return rows
}

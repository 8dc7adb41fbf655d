import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** One decision of two people that corrected documents of a closed year. */
export interface TaxCorrection {
  proposal_id: Id<'proposal'>
  reason: FreeText
  /** How many members' documents. */
  people: number
  /** Of them those whose statutory report was filed or handed out before: what the file of the correction holds. */
  reports: number
  proposed_by: string
  decided_by: string
  corrected_at: Date
}

/** All corrections of a year, the last first. */
export async function listTaxCorrections(database: Queryable, year: number): Promise<TaxCorrection[]> {
  const { rows } = await sql<TaxCorrection>`
    select proposal.id as proposal_id, min(closing.reason) as reason, count(distinct closing.member_id) as people,
      count(*) filter (where closing.paper = 'payment_report') as reports, min(closing.closed_at) as corrected_at,
      min(maker.family_name || ' ' || maker.given_name) as proposed_by, min(decider.family_name || ' ' || decider.given_name) as decided_by
    from tax_year_closing closing
    join proposal on proposal.id = closing.proposal_id
    join member maker on maker.id = proposal.proposed_by
    join member decider on decider.id = proposal.decided_by
    where closing.year = ${year}
    group by proposal.id
    order by proposal.id desc`.execute(database)
  return rows
}

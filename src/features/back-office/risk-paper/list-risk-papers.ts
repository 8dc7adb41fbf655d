import { sql } from 'kysely'
import { endOfDay, japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { FIRST_OWED_YEAR, yearToReport } from '../../../domain/back-office/risk-paper.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface RiskPaper {
  id: Id<'risk_paper'>
  year: number
  approved_at: Date
  /** Who proposed it, and who approved it. */
  proposed_by: string
  approved_by: string
}

/** Every approved paper, the newest first. */
export async function listRiskPapers(database: Queryable): Promise<RiskPaper[]> {
  const { rows } = await sql<RiskPaper>`
    select paper.id, paper.year, paper.approved_at, maker.family_name || ' ' || maker.given_name as proposed_by,
      checker.family_name || ' ' || checker.given_name as approved_by
    from risk_paper paper join proposal on proposal.id = paper.proposal_id
    join member maker on maker.id = proposal.proposed_by join member checker on checker.id = paper.approved_by
    order by paper.id desc`.execute(database)
  return rows
}

/** The last year that is over, if its paper is owed, there were customers in it and its paper is missing; null otherwise. */
export async function owedRiskYear(database: Queryable, today: JapanDate): Promise<number | null> {
  const year = yearToReport(today)
  if (year < FIRST_OWED_YEAR) return null
  const { rows } = await sql<{ isOwed: boolean }>`
    select exists (select from member where role = 'member' and registered_at <= ${endOfDay(japanDate(`${year}-12-31`))})
      and not exists (select from risk_paper where year = ${year}) as "isOwed"`.execute(database)
  return rows[0]?.isOwed === true ? year : null
}

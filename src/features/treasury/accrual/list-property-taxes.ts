import { sql, type RawBuilder } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface TaxInstalment {
  number: number
  dueOn: JapanDate
  amount: number
  isPaid: boolean
}

/** A year's property tax of a fund by its notice. */
export interface PropertyTaxView {
  id: Id<'property_tax_assessment'>
  proposalId: Id<'proposal'>
  decidedBy: Id<'member'>
  fundId: Id<'fund'>
  fundName: string
  year: number
  amount: number
  about: FreeText
  paperSha256: string | null
  instalments: TaxInstalment[]
  /** What of the year has become a cost, also by an earlier notice of it. */
  accrued: number
  /** Of the fund's operation. */
  startOn: JapanDate
  lastDay: JapanDate | null
  /** That it ends waits for a second operator. */
  endProposalId: Id<'proposal'> | null
}

/** Those that hold and are not all paid, the oldest year first. */
export const listPropertyTaxes = (database: Queryable): Promise<PropertyTaxView[]> =>
  load(
    database,
    sql`exists (select from standing_tax_instalment open where open.assessment_id = assessment.id and not open.is_paid)`,
  )

/** Those of a fund of which something is still to become a cost. */
export const listUnaccrued = (database: Queryable, fundId: Id<'fund'>): Promise<PropertyTaxView[]> =>
  load(database, sql`assessment.fund_id = ${fundId} and accrued.amount < assessment.amount`)

export async function findPropertyTax(
  database: Queryable,
  id: Id<'property_tax_assessment'>,
): Promise<PropertyTaxView | null> {
  return (await load(database, sql`assessment.id = ${id}`))[0] ?? null
}

async function load(database: Queryable, condition: RawBuilder<unknown>): Promise<PropertyTaxView[]> {
  const { rows } = await sql<PropertyTaxView>`
    select assessment.id, assessment.proposal_id as "proposalId", assessment.decided_by as "decidedBy", fund.id as "fundId", fund.name as "fundName",
      assessment.year, assessment.amount, assessment.about, assessment.paper_sha256 as "paperSha256", accrued.amount as accrued,
      (select json_agg(json_build_object('number', number, 'dueOn', due_on, 'amount', amount, 'isPaid', is_paid) order by number)
        from standing_tax_instalment where assessment_id = assessment.id) as instalments,
      result.operation_start_on::text as "startOn", last_day_of_fund(fund.id)::text as "lastDay",
      (select id from proposal where kind = 'fund.property_tax_end' and status = 'open' and subject = 'property_tax_assessment:' || assessment.id) as "endProposalId"
    from property_tax_assessment assessment
    join fund on fund.id = assessment.fund_id
    join fund_result result on result.fund_id = fund.id
    cross join lateral (
      select coalesce(sum(accrual.amount), 0)::bigint as amount
      from cost_accrual accrual join property_tax_assessment other on other.id = accrual.assessment_id
      where other.fund_id = fund.id and other.year = assessment.year and accrual.reversed_at is null) accrued
    where assessment.ended_at is null and ${condition}
    order by assessment.year, assessment.id`.execute(database)
  return rows
}

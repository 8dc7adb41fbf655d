import { sql } from 'kysely'
import { addDays, addMonths, japanDate, type JapanDate } from '../../../domain/calendar.ts'
import { dividendDueOn } from '../../../domain/funds/fund-schedule.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The next period of a fund on which its investors are to be told (law article 28: at least every twelve months). */
export type ReportDue = NonNullable<ReturnType<typeof nextReport>>

const longestMonths = 12

interface Row {
  fund_id: Id<'fund'>
  name: string
  auto_renewal: boolean
  operation_start_on: string
  /** As recorded; a plan ends no duty. */
  operation_end_on: string | null
  is_repaid: boolean
  reported_until: string | null
  /** Last days of the calculation periods, in their order. */
  period_ends: string[] | null
  drafts: string[] | null
}

/** The next report of every fund at work, and of one that is over until its investors are paid. */
export async function loadNextReports(database: Queryable, today: JapanDate): Promise<ReportDue[]> {
  const { rows } = await sql<Row>`
    select fund.id as fund_id, fund.name, fund.auto_renewal, result.operation_start_on,
      result.operation_end_on,
      not exists (select from investment where fund_id = fund.id and status = 'participating' and redeemed_at is null) as is_repaid,
      (select max(period_end_on) from management_report where fund_id = fund.id and status = 'published') as reported_until,
      (select array_agg(period.end_on::text order by period.number) from fund_period period where period.fund_id = fund.id) as period_ends,
      (select array_agg(period_start_on::text) from management_report where fund_id = fund.id and status = 'draft') as drafts
    from fund_result result join fund on fund.id = result.fund_id
    where result.failed_at is null and result.operation_start_on is not null and result.operation_start_on <= ${today}
      and exists (select from investment where fund_id = fund.id and status = 'participating')`.execute(database)
  return rows.flatMap((row) => nextReport(row, today) ?? [])
}

function nextReport(row: Row, today: JapanDate) {
  const begin =
    row.reported_until === null ? japanDate(row.operation_start_on) : addDays(japanDate(row.reported_until), 1)
  const last = row.operation_end_on === null ? null : japanDate(row.operation_end_on)
  // After the end the duty goes on until everybody's principal is paid.
  const isPast = last !== null && begin > last
  if (isPast && row.is_repaid) return null
  const year = addDays(addMonths(begin, longestMonths), -1)
  const ends = [
    year,
    ...(last === null || isPast ? [] : [last]),
    ...(row.period_ends ?? []).map(japanDate).filter((end) => end >= begin),
  ]
  const periodEndOn = ends.reduce((earliest, end) => (end < earliest ? end : earliest))
  const dueOn = dividendDueOn(periodEndOn, row.auto_renewal)
  return {
    fund_id: row.fund_id,
    project_name: row.name,
    period_start_on: begin,
    period_end_on: periodEndOn,
    due_on: dueOn,
    is_over: periodEndOn < today,
    is_overdue: dueOn < today,
    has_draft: row.drafts?.includes(begin) ?? false,
  }
}

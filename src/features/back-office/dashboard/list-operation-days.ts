import { sql } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** A planned day of a fund's operation that no operator has recorded yet. */
export interface OperationDay {
  kind: 'start' | 'end'
  fundId: Id<'fund'>
  fundName: string
  plannedOn: JapanDate
}

/**
 * start: the offering is over, everybody who takes part has paid, nobody is still to pay, and the planned first day is today or past. end: a
 * running operation without terms. Nothing of the kind is recorded. The nearest day first.
 */
export async function listOperationDays(database: Queryable, today: JapanDate): Promise<OperationDay[]> {
  const { rows } = await sql<{ kind: OperationDay['kind']; fundId: Id<'fund'>; fundName: string; plannedOn: string }>`
    select 'start' as kind, fund.id as "fundId", fund.name as "fundName", planned.start_on::text as "plannedOn"
    from fund
    left join fund_result result on result.fund_id = fund.id
    -- A fund without a planned day begins once its offering is over.
    cross join lateral (select coalesce(fund.operation_start_on, japan_date(fund.offering_end_at) + 1) as start_on) planned
    where fund.status = 'published' and result.failed_at is null and result.operation_start_on is null
      and planned.start_on <= ${today}::date and japan_date(fund.offering_end_at) < ${today}::date
      and exists (select from investment where fund_id = fund.id and status = 'participating')
      and not exists (select from investment where fund_id = fund.id and status = 'awaiting_deposit')
      and not exists (select from lottery where fund_id = fund.id and drawn_at is null)
    union all
    select 'end', fund.id, fund.name, planned.end_on::text
    from fund
    join fund_result result on result.fund_id = fund.id
    cross join lateral (
      select coalesce(fund.operation_end_on, (result.operation_start_on + make_interval(months => fund.operation_term_months) - interval '1 day')::date) as end_on) planned
    where not fund.auto_renewal and result.failed_at is null and result.operation_booked_at is not null and result.operation_end_on is null
    order by "plannedOn", "fundId"`.execute(database)
  return rows.map((row) => ({ ...row, plannedOn: japanDate(row.plannedOn) }))
}

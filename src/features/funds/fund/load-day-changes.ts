import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type { DayChange, DayPoint } from '../../../domain/funds/day-change.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

type Row = { point: DayPoint; previous_on: string; changed_to: string | null; changed_at: Date; words: FreeText }

/**
 * What became of the days of a fund's operation, in the order in which it did: recorded days that were corrected, planned ends that were moved,
 * and ends before their plan.
 */
export async function loadDayChanges(database: Queryable, fundId: Id<'fund'>): Promise<DayChange[]> {
  const { rows } = await sql<Row>`
    select point, previous_on, changed_to, changed_at, words from (
      select change.id, change.point, change.previous_on::text, change.changed_to::text, correction.corrected_at, correction.reason
      from operation_day_change change join performance_correction correction on correction.id = change.correction_id
      where change.fund_id = ${fundId}
      union all
      select id, 'early_end', planned_on::text, ended_on::text, recorded_at, words from early_end where fund_id = ${fundId}
      union all
      select id, 'term', previous_end_on::text, planned_end_on::text, at, reason from fund_status
      where fund_id = ${fundId} and state = 'extended' and planned_end_on <> previous_end_on
    ) change (id, point, previous_on, changed_to, changed_at, words)
    order by changed_at, point desc, id`.execute(database)
  return rows.map(({ point, previous_on: previousOn, changed_to: changedTo, changed_at: changedAt, words }) => ({
    point,
    previousOn: japanDate(previousOn),
    changedTo: changedTo === null ? null : japanDate(changedTo),
    changedAt,
    words,
  }))
}

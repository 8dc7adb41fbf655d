import { sql } from 'kysely'
import { courseEventText, type CourseEvent, type CoursePointKind } from '../../../domain/funds/fund-course.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The most that a page shows; what came before is in the published data. */
const LENGTH = 24

interface Row {
  at: Date
  decision: 'extended' | 'in_talks' | null
  planned_end_on: string | null
  point: CoursePointKind | null
  number: number | null
  days: number | null
}

/** What investors have been told of a fund's delay or extension, each with its time, oldest first: the last of them. */
export async function loadCourseHistory(
  database: Queryable,
  fundId: Id<'fund'>,
): Promise<{ at: Date; text: string }[]> {
  const { rows } = await sql<Row>`
    select at, decision, planned_end_on, point, number, days from (
      select at, 1 as place, state as decision, planned_end_on::text, null::text as point, null::integer as number, null::integer as days
      from fund_status where fund_id = ${fundId}
      union all
      select sent_at, 2, null, null, point, number, days from delay_notice where fund_id = ${fundId}
      union all
      select written_at, 3, null, null, null, null, null from delay_explanation where fund_id = ${fundId}
    ) announced order by at desc, place desc limit ${LENGTH}`.execute(database)
  return rows.toReversed().map((row) => ({ at: row.at, text: courseEventText(toEvent(row)) }))
}

function toEvent({ decision, planned_end_on: endOn, point, number, days }: Row): CourseEvent {
  if (decision !== null && endOn !== null) return { kind: decision, plannedEndOn: japanDate(endOn) }
  if (point !== null && days !== null) return { kind: 'notice', point: { kind: point, number: number || null }, days }
  return { kind: 'explained' }
}

import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import { courseOf, dutyOf, type CoursePoint } from '../../../domain/funds/fund-course.ts'
import type { Id } from '../../../domain/id.ts'
import type { Services } from '../../core/services.ts'
import { loadCourses } from '../fund/load-courses.ts'

/** A fund against its plan as operators see it. */
export type ListedCourse = Awaited<ReturnType<typeof listCourses>>[number]

/** Every fund that has begun and not ended, or is late to begin; the earliest planned day first. */
export async function listCourses({ database, clock }: Services) {
  const today = japanDateOf(clock.now())
  const { rows } = await sql<{
    fund_id: Id<'fund'>
    people: number
    principal: number
    notices: number
    last_notice_at: Date | null
  }>`
    select fund.id as fund_id, held.people, held.principal, sent.notices, sent.last_notice_at
    from fund
    cross join lateral (
      select count(*) as people, coalesce(sum(amount), 0)::bigint as principal from investment
      where fund_id = fund.id and status = 'participating' and redeemed_at is null) held
    cross join lateral (select count(*) as notices, max(sent_at) as last_notice_at from delay_notice where fund_id = fund.id) sent
    where fund.status = 'published'`.execute(database)
  const sums = new Map(rows.map(({ fund_id: fundId, ...each }) => [fundId, each]))
  return (await loadCourses(database, today))
    .flatMap((record) => {
      const course = courseOf(record, today)
      if (course === null || (course.state === 'ended' && course.unreported.length === 0)) return []
      const open = record.open.toSorted(byDay)
      // What asks for an act comes before a day that only lies nearer.
      const point = open.find((each) => dutyOf(each, today) !== null) ?? open[0] ?? null
      const held = sums.get(record.fundId) ?? { people: 0, principal: 0, notices: 0, last_notice_at: null }
      const duty = point === null ? null : dutyOf(point, today)
      const { fundId, fundName, terms, explained, asking } = record
      return [
        {
          fund_id: fundId,
          project_name: fundName,
          course: { ...course, fundId, explained, asking },
          // The planned day that is next, or that has passed.
          point,
          duty,
          // At work with an end that is planned, and not recorded.
          may_extend: record.open.some(({ kind }) => kind === 'end'),
          terms,
          ...held,
        },
      ]
    })
    .toSorted((one, other) =>
      one.point && other.point
        ? byDay(one.point, other.point)
        : Number(one.point === null) - Number(other.point === null),
    )
}

const byDay = (one: CoursePoint, other: CoursePoint): number => one.plannedOn.localeCompare(other.plannedOn)

import { sql, type RawBuilder } from 'kysely'
import { businessDayUntil } from '../../../domain/business-day.ts'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import {
  type CourseDecision,
  type CoursePoint,
  type CoursePointKind,
  type CourseRecords,
} from '../../../domain/funds/fund-course.ts'
import { longestEnd, type ExtensionTerms } from '../../../domain/funds/fund-extension.ts'
import { dividendDueOn } from '../../../domain/funds/fund-schedule.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadNextReports, type ReportDue } from './load-next-reports.ts'

/** A published fund that has not failed, with what its state against the plan follows from. */
export interface FundCourse extends CourseRecords {
  fundId: Id<'fund'>
  fundName: string
  /** What its contract says of an extension. */
  terms: ExtensionTerms
  /** The company's last words about a delay, with the day of the next ones where they promise it; null where it has none. */
  explained: Explanation<Date> | null
  /** For how much the property is offered for sale, as the company said last; null where it has not said. */
  asking: { price: number; since: Date } | null
  /** The word that investors were promised last; null where nothing was decided. */
  promise: CoursePromise | null
  /** A report that has not been delivered by its day; null where none is. */
  report: ReportDue | null
}

interface Explanation<Time> {
  id: Id<'delay_explanation'>
  text: string
  at: Time
  nextNoticeOn: JapanDate | null
}

export interface CoursePromise {
  statusId: Id<'fund_status'>
  /** Of the words that promised it; null where the decision itself did. */
  explanationId: Id<'delay_explanation'> | null
  on: JapanDate
  /** Whether the company has said anything since. */
  isKept: boolean
}

interface OpenRow {
  kind: CoursePointKind
  number: number | null
  /** The planned day; of a payment that is not fixed the last day of what it is for. */
  day: string
  /** Whether `day` is a planned one, or the day from which the latest day of payment follows. */
  is_fixed: boolean
  is_term: boolean
}

interface Row {
  fund_id: Id<'fund'>
  fund_name: string
  has_begun: boolean
  has_ended: boolean
  open: OpenRow[]
  terms: ExtensionTerms
  decided: (Omit<CourseDecision, 'longestEndOn'> & { firstEndOn: JapanDate }) | null
  explained: Explanation<string> | null
  asking: { price: number; since: string } | null
  promise: CoursePromise | null
}

/** The number of the payment that a distribution is (`CoursePoint`). */
export const paymentNumber: RawBuilder<unknown> = sql`case when distribution.is_of_term or distribution.redeems is false then distribution.period_number end`

/**
 * Every published fund with the planned days that no record answers: its start, its end, and each payment of what has come to its end. A payment that only
 * waits for a member's account, or is stopped for one, is not the fund's delay. Terms of a fund that renews itself end by the schedule.
 */
export async function loadCourses(
  database: Queryable,
  today: JapanDate,
  fundId: Id<'fund'> | null = null,
): Promise<FundCourse[]> {
  const { rows } = await sql<Row>`
    select fund.id as fund_id, fund.name as fund_name, result.operation_booked_at is not null as has_begun,
      coalesce(result.operation_booked_at is not null and result.operation_end_on <= ${today}::date
        and not exists (select from investment where fund_id = fund.id and status = 'participating' and redeemed_at is null), false) as has_ended,
      coalesce(open.points, '[]') as open,
      (select json_build_object('state', state, 'previousEndOn', previous_end_on, 'plannedEndOn', planned_end_on, 'cause', cause, 'reason', reason, 'measures', measures, 'effect', effect, 'nextNoticeOn', (select promised_on from promised_word where fund_id = fund.id),
          'plan', (select coalesce(json_agg(json_build_object('id', step.id, 'text', step.text, 'dueOn', step.due_on, 'doneOn', done.done_on, 'note', done.note) order by step.position), '[]')
            from extension_step step left join extension_step_done done on done.step_id = step.id where step.status_id = fund_status.id),
          'firstEndOn', coalesce((select previous_end_on from fund_status first where first.fund_id = fund.id and first.state = 'extended' order by first.seq limit 1), previous_end_on))
        from fund_status where fund_id = fund.id order by seq desc limit 1) as decided,
      json_build_object('months', fund.extension_months, 'noticeDays', fund.extension_notice_days) as terms,
      (select json_build_object('id', id, 'text', text, 'at', written_at, 'nextNoticeOn', next_notice_on) from delay_explanation where fund_id = fund.id order by id desc limit 1) as explained,
      (select json_build_object('price', asking_price, 'since', written_at) from delay_explanation where fund_id = fund.id and asking_price is not null order by id desc limit 1) as asking,
      (select json_build_object('statusId', status_id, 'explanationId', explanation_id, 'on', promised_on, 'isKept', is_kept) from promised_word where fund_id = fund.id) as promise
    from fund
    left join fund_result result on result.fund_id = fund.id
    cross join lateral (
      select json_agg(json_build_object('kind', kind, 'number', number, 'day', day, 'is_fixed', is_fixed, 'is_term', is_term)) as points from (
        select 'start' as kind, null::integer as number, coalesce(result.operation_start_on, fund.operation_start_on) as day, true as is_fixed, false as is_term
        where result.operation_booked_at is null and coalesce(result.operation_start_on, fund.operation_start_on) is not null
          and exists (select from investment where fund_id = fund.id and status = 'participating')
        union all
        select 'end', null, coalesce(result.operation_end_on, fund.operation_end_on,
          (result.operation_start_on + make_interval(months => fund.operation_term_months) - interval '1 day')::date), true, false
        where not fund.auto_renewal and result.operation_booked_at is not null and (result.operation_end_on is null or result.operation_end_on > ${today}::date)
        union all
        -- Over, and nothing fixed for it.
        select 'payment', case when period.is_term or not period.is_last then period.number end, period.end_on, false, period.is_term
        from undistributed_period period
        where period.fund_id = fund.id and period.due_from is not null and (period.is_term or period.end_on < ${today}::date)
        union all
        -- Fixed, and not paid to everybody who can be paid.
        select 'payment', ${paymentNumber}, coalesce(distribution.payday, period.end_on, result.operation_end_on),
          distribution.payday is not null, distribution.is_of_term
        from distribution
        left join fund_period period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
        where distribution.fund_id = fund.id and coalesce(distribution.payday, period.end_on, result.operation_end_on) is not null and exists (
          select from share_that_waits share where share.distribution_id = distribution.id)
      ) points
    ) open
    where fund.status = 'published' and result.failed_at is null and fund.id = coalesce(${fundId}::bigint, fund.id)
    order by fund.id`.execute(database)
  const reports = new Map(
    (await loadNextReports(database, today))
      .filter(({ is_overdue: isOverdue }) => isOverdue)
      .map((due) => [due.fund_id, due]),
  )
  return rows.map((row) => toCourse(row, reports.get(row.fund_id) ?? null, today))
}

function toCourse(row: Row, report: ReportDue | null, today: JapanDate): FundCourse {
  const { fund_id: fundId, fund_name: fundName, terms, decided, explained, asking, promise } = row
  return {
    fundId,
    fundName,
    hasBegun: row.has_begun,
    hasEnded: row.has_ended,
    terms,
    decided: decided && { ...decided, longestEndOn: longestEnd(decided.firstEndOn, terms) },
    explained: explained && { ...explained, at: new Date(explained.at) },
    asking: asking && { ...asking, since: new Date(asking.since) },
    promise,
    report,
    open: [
      ...row.open.map(toPoint),
      ...(report === null ? [] : [{ kind: 'report' as const, number: null, plannedOn: report.due_on }]),
      // Past the new end the fund itself is late, and that is told.
      ...(promise === null || promise.isKept || row.has_ended || decided === null || decided.plannedEndOn < today
        ? []
        : [{ kind: 'word' as const, number: null, plannedOn: promise.on }]),
    ],
  }
}

function toPoint({ kind, number, day, is_fixed: isFixed, is_term: isTerm }: OpenRow): CoursePoint {
  const on = japanDate(day)
  if (kind !== 'payment') return { kind, number, plannedOn: on }
  return { kind, number, plannedOn: isFixed ? businessDayUntil(on) : dividendDueOn(on, isTerm) }
}

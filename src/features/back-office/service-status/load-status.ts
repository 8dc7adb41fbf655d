import { sql } from 'kysely'
import { addMonths, japanDate, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import {
  degradedMinutes,
  isSilent,
  SERVICE_COMPONENTS,
  type Measured,
  type ServiceComponent,
  type ServiceState,
  type StatusNoticeKind,
  type StatusProgress,
} from '../../../domain/back-office/service-status.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface StatusUpdate {
  id: Id<'status_update'>
  progress: StatusProgress
  body: string
  at: Date
}

interface NoticeRow {
  id: Id<'status_notice'>
  kind: StatusNoticeKind
  title: string
  components: ServiceComponent[]
  startsAt: Date
  endsAt: Date | null
}

export interface StatusNotice extends NoticeRow {
  /** The newest first; the first one says how it stands. */
  updates: StatusUpdate[]
}

export interface MonthOfService {
  /** YYYY-MM. */
  month: string
  /** Minutes that were not as they should be. */
  minutes: Record<ServiceComponent, number>
}

export interface ServiceStatus {
  now: Date
  measuredAt: Date | null
  components: { component: ServiceComponent; state: ServiceState; since: Date | null }[]
  /** Of twelve months, the newest first. */
  notices: StatusNotice[]
  months: MonthOfService[]
}

const monthsKept = 12
const components = Object.keys(SERVICE_COMPONENTS) as ServiceComponent[]

export const isResolved = ({ updates }: StatusNotice): boolean => updates[0]?.progress === 'resolved'

/** What everybody may know of the service: measurements and published words, and nobody's data. */
export async function loadServiceStatus(database: Queryable, now: Date): Promise<ServiceStatus> {
  const firstMonth = addMonths(japanDate(`${japanDateOf(now).slice(0, 7)}-01`), 1 - monthsKept)
  const from = startOfDay(firstMonth)
  const { rows: readings } = await sql<Measured>`
    select component, state, since from service_reading
    where since >= ${from} or since = (
      select max(since) from service_reading before where before.component = service_reading.component and before.since < ${from})
    order by since`.execute(database)
  const { rows: notices } = await sql<NoticeRow>`
    select id, kind, title, components, starts_at as "startsAt", ends_at as "endsAt"
    from status_notice notice
    where starts_at >= ${from} or not exists (select from status_update where notice_id = notice.id and progress = 'resolved')
    order by starts_at desc, id desc`.execute(database)
  const { rows: updates } = await sql<StatusUpdate & { noticeId: Id<'status_notice'> }>`
    select id, notice_id as "noticeId", progress, body, at from status_update
    where notice_id = any(${notices.map(({ id }) => id)}::bigint[]) order by id desc`.execute(database)
  const told = notices.map((notice) => ({
    ...notice,
    updates: updates
      .filter(({ noticeId }) => noticeId === notice.id)
      .map(({ id, progress, body, at }) => ({ id, progress, body, at })),
  }))
  const measured = await database.selectFrom('service_measurement').select('measured_at').executeTakeFirst()
  // What nobody has measured for a while nobody knows.
  const standing = isSilent(measured?.measured_at ?? null, now) ? [] : readings
  return {
    now,
    measuredAt: measured?.measured_at ?? null,
    components: components.map((component) => ({ component, ...stateOf(component, standing, told, now) })),
    notices: told,
    months: Array.from({ length: monthsKept }, (_, index) =>
      monthOf(addMonths(firstMonth, monthsKept - 1 - index).slice(0, 7), readings, now),
    ),
  }
}

/** What the operators published counts before what was measured: they know more. */
function stateOf(
  component: ServiceComponent,
  readings: readonly Measured[],
  notices: readonly StatusNotice[],
  now: Date,
): { state: ServiceState; since: Date | null } {
  const about = notices.filter(
    (notice) => notice.components.includes(component) && !isResolved(notice) && notice.startsAt <= now,
  )
  const trouble = about.find(({ kind }) => kind === 'trouble')
  if (trouble) return { state: 'degraded', since: trouble.startsAt }
  const maintenance = about.find(({ kind, endsAt }) => kind === 'maintenance' && (endsAt === null || endsAt > now))
  if (maintenance) return { state: 'maintenance', since: maintenance.startsAt }
  const last = readings.findLast((reading) => reading.component === component)
  return last === undefined ? { state: 'unknown', since: null } : { state: last.state, since: last.since }
}

function monthOf(month: string, readings: readonly Measured[], now: Date): MonthOfService {
  const first = japanDate(`${month}-01`)
  const [start, end] = [startOfDay(first), startOfDay(addMonths(first, 1))]
  const until = end < now ? end : now
  const minutesOf = (component: ServiceComponent) =>
    degradedMinutes(
      readings.filter((reading) => reading.component === component),
      start,
      until,
    )
  return {
    month,
    minutes: Object.fromEntries(components.map((component) => [component, minutesOf(component)])) as Record<
      ServiceComponent,
      number
    >,
  }
}

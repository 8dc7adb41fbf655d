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
} from '../../../domain/back-office/service-status.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export type StatusUpdate = StatusNotice['updates'][number]
export type ServiceStatus = Awaited<ReturnType<typeof loadServiceStatus>>
/** Of its updates the first one says how it stands. */
export type StatusNotice = Awaited<ReturnType<typeof loadNotices>>[number]

export interface MonthOfService {
  /** YYYY-MM. */
  month: string
  /** Minutes that were not as they should be. */
  minutes: Record<ServiceComponent, number>
}

const monthsKept = 12
const components = Object.keys(SERVICE_COMPONENTS) as ServiceComponent[]

export const isResolved = ({ updates }: StatusNotice): boolean => updates[0]?.progress === 'resolved'

/** What everybody may know of the service: measurements and published words, and nobody's data. */
export async function loadServiceStatus(database: Queryable, now: Date) {
  const firstMonth = addMonths(japanDate(`${japanDateOf(now).slice(0, 7)}-01`), 1 - monthsKept)
  const from = startOfDay(firstMonth)
  const { rows: readings } = await sql<Measured>`
    select component, state, since from service_reading
    where since >= ${from} or since = (
      select max(since) from service_reading before where before.component = service_reading.component and before.since < ${from})
    order by since`.execute(database)
  const notices = await loadNotices(database, from)
  const measured = await database.selectFrom('service_measurement').select('measured_at').executeTakeFirst()
  // What nobody has measured for a while nobody knows.
  const standing = isSilent(measured?.measured_at ?? null, now) ? [] : readings
  return {
    now,
    measured_at: measured?.measured_at ?? null,
    components: components.map((component) => ({ component, ...stateOf(component, standing, notices, now) })),
    notices,
    months: Array.from({ length: monthsKept }, (_, index) =>
      monthOf(addMonths(firstMonth, monthsKept - 1 - index).slice(0, 7), readings, now),
    ),
  }
}

async function loadNotices(database: Queryable, from: Date) {
  const notices = await database
    .selectFrom('status_notice as notice')
    .select(['id', 'kind', 'title', 'components', 'starts_at', 'ends_at'])
    .where(
      sql<boolean>`starts_at >= ${from} or not exists (select from status_update where notice_id = notice.id and progress = 'resolved')`,
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const updates = await database
    .selectFrom('status_update')
    .select(['id', 'notice_id', 'progress', 'body', 'at'])
    .where('notice_id', '=', sql<Id<'status_notice'>>`any(${notices.map(({ id }) => id)}::bigint[])`)
    .orderBy('id', 'desc')
    .execute()
  return notices.map((notice) => ({
    ...notice,
    components: notice.components as ServiceComponent[],
    updates: updates.filter((update) => update.notice_id === notice.id),
  }))
}

/** What the operators published counts before what was measured: they know more. */
function stateOf(
  component: ServiceComponent,
  readings: readonly Measured[],
  notices: readonly StatusNotice[],
  now: Date,
): { state: ServiceState; since: Date | null } {
  const about = notices.filter(
    (notice) => notice.components.includes(component) && !isResolved(notice) && notice.starts_at <= now,
  )
  const trouble = about.find(({ kind }) => kind === 'trouble')
  if (trouble) return { state: 'degraded', since: trouble.starts_at }
  const maintenance = about.find(
    ({ kind, ends_at: endsAt }) => kind === 'maintenance' && (endsAt === null || endsAt > now),
  )
  if (maintenance) return { state: 'maintenance', since: maintenance.starts_at }
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

import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type {
  IncidentData,
  IncidentKind,
  IncidentNoticeKind,
  IncidentReport,
  ReportGround,
} from '../../../domain/back-office/incident.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'

/** All that is known of an incident at one time. */
export interface IncidentFacts {
  kind: IncidentKind
  title: string
  noticed_at: Date
  happened_from: Date | null
  happened_until: Date | null
  summary: string
  data: IncidentData[]
  people: number | null
  grounds: ReportGround[]
  cause: FreeText
  further_harm: string
  for_people: string
  publication: string
  measures: string
  is_closed: boolean
}

export interface StandingIncident extends IncidentFacts {
  id: Id<'incident'>
  version: number
  recorded_at: Date
  recorded_by: string
  /** Members that were found, without those that were struck again. */
  found: number
  /** Of those, how many have not been told yet. */
  untold: number
  /** Reports that two people agreed on, and when the commission had them. */
  agreed: IncidentNoticeKind[]
  filed: IncidentReport[]
  proposals: Id<'proposal'>[]
}

/** Open ones first, then the newest. @param id one alone. */
export async function listIncidents(
  database: Queryable,
  id: Id<'incident'> | null = null,
): Promise<StandingIncident[]> {
  const { rows } = await sql<StandingIncident>`
    select incident.incident_id as id, version, kind, title, noticed_at, happened_from, happened_until, summary, data,
      incident.people, grounds, cause, further_harm, for_people, publication, measures, is_closed,
      incident.recorded_at, member.family_name || ' ' || member.given_name as recorded_by,
      found.people as found, found.untold,
      array(select distinct kind from incident_notice notice where notice.incident_id = incident.incident_id) as agreed,
      array(select kind from incident_filing filing where filing.incident_id = incident.incident_id) as filed,
      array(select id from proposal where status = 'open' and kind = 'incident_notice' and subject like 'incident:' || incident.incident_id || ':%' order by id) as proposals
    from standing_incident incident join member on member.id = incident.recorded_by
    cross join lateral (
      select count(*) as people, count(*) filter (where not exists (
        select from incident_notice_mail told join incident_notice notice on notice.id = told.notice_id
        where notice.incident_id = incident.incident_id and told.member_id = person.member_id)) as untold
      from incident_person_standing person where person.incident_id = incident.incident_id and person.is_affected) found
    where ${id === null ? sql`true` : sql`incident.incident_id = ${id}`}
    order by is_closed, incident.incident_id desc`.execute(database)
  return rows
}

/** Under a lock: whoever writes the next version, or agrees on a text, waits here. NOT_FOUND. */
export async function lockIncident(transaction: Transaction, id: Id<'incident'>): Promise<Outcome<StandingIncident>> {
  await transaction.selectFrom('incident').select('id').where('id', '=', id).forUpdate().execute()
  const [incident] = await listIncidents(transaction, id)
  return incident === undefined ? refusal('NOT_FOUND', '該当するインシデントがありません。') : success(incident)
}

import type { FiltersOf } from '../../../domain/tables/table.ts'
import { auditTable } from '../../../domain/tables/audit.ts'
import { sql, type RawBuilder } from 'kysely'
import { addDays, parseJapanDate, startOfDay } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../graphql/table-page.ts'
import type { Id } from '../../../domain/id.ts'

type AuditFilter = FiltersOf<typeof auditTable>

export interface AuditLine {
  id: Id<'audit_log'>
  /** Its place in the chain; null in the moment before its transaction has ended. */
  seq: number | null
  at: Date
  actor: string
  /** The operator's or member's name; null for the product itself. */
  actor_name: string | null
  action: string
  object_type: string
  object_id: string
  /** What the record is called: a person, a fund; null where its number is its name. */
  object_name: string | null
  detail: unknown
  /** Of the request, job or scheduled task that it came of; null in lines of old. */
  request_id: string | null
  /** Of the operator's session, and the network address that he acted from; null of everybody else and in lines of old. */
  session_mark: string | null
  address: string | null
  /** Hexadecimal. */
  hash: string | null
}

/** Newest first unless asked otherwise. */
export async function listAudit(
  database: Queryable,
  filter: AuditFilter,
  input: TableInput,
): Promise<TablePage<AuditLine>> {
  const where = auditConditions(filter)
  const page = sql<AuditLine>`${selectLines(where, tableWindow(input, { at: sql`log.id` }, sql`log.id`))}`.execute(
    database,
  )
  const count = sql<{ total: number }>`select count(*) as total from audit_log log where ${where}`.execute(database)
  const [{ rows }, { rows: counted }] = await Promise.all([page, count])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** The same lines in steps, oldest first. */
export const eachAuditLine = (database: Queryable, filter: AuditFilter): AsyncGenerator<AuditLine> =>
  eachInSteps(async (last, limit) => {
    const where = allOf([auditConditions(filter), sql`log.id > ${last?.id ?? 0}`])
    return (await sql<AuditLine>`${selectLines(where, sql`order by log.id limit ${limit}`)}`.execute(database)).rows
  })

/** The page's lines are found first; names and links are looked up for them alone. */
const selectLines = (where: RawBuilder<unknown>, window: RawBuilder<unknown>) => sql`
  select log.id, link.seq, log.at, log.actor, log.action, log.object_type, log.object_id, log.detail, log.request_id, log.session_mark, log.address, encode(link.hash, 'hex') as hash,
    case
      when log.actor ~ '^(member|operator):[0-9]+$' then (select family_name || ' ' || given_name from member where id = split_part(log.actor, ':', 2)::bigint)
      when log.actor ~ '^adviser:[0-9]+$' then (select name from adviser_access where id = split_part(log.actor, ':', 2)::bigint) end as actor_name,
    case
      when log.object_id !~ '^[0-9]{1,18}$' then null
      when log.object_type = 'adviser_access' then (select name from adviser_access where id = log.object_id::bigint)
      when log.object_type = 'member' then (select family_name || ' ' || given_name from member where id = log.object_id::bigint)
      when log.object_type = 'fund' then (select name from fund where id = log.object_id::bigint)
      when log.object_type = 'proposal' then (select effect ->> 'title' from proposal where id = log.object_id::bigint)
      when log.object_type = 'deposit' then (
        select line.remitter_name_kana from deposit join bank_line line on line.id = deposit.bank_line_id where deposit.id = log.object_id::bigint)
      when log.object_type in ('investment', 'contract') then (
        select member.family_name || ' ' || member.given_name from investment join member on member.id = investment.member_id where investment.id = log.object_id::bigint)
      when log.object_type = 'refund' then (
        select member.family_name || ' ' || member.given_name from refund join member on member.id = refund.member_id where refund.id = log.object_id::bigint)
    end as object_name
  from (select log.*, row_number() over () as place from (select log.* from audit_log log where ${where} ${window}) log) log
  left join audit_link link on link.audit_id = log.id
  order by log.place`

function auditConditions({ actor, action, request, object, from, until }: AuditFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  if (actor)
    conditions.push(
      actor.includes(':') ? sql`log.actor = ${actor}` : sql`(log.actor = ${actor} or log.actor like ${`${actor}:%`})`,
    )
  if (action) conditions.push(sql`log.action like ${anywhere(action.trim())}`)
  if (request) conditions.push(sql`log.request_id = ${request.trim()}`)
  if (object) conditions.push(objectCondition(object.trim()))
  const [first, last] = [parseJapanDate(from ?? ''), parseJapanDate(until ?? '')]
  if (first !== null) conditions.push(sql`log.at >= ${startOfDay(first)}`)
  if (last !== null) conditions.push(sql`log.at < ${startOfDay(addDays(last, 1))}`)
  return allOf(conditions)
}

function objectCondition(object: string): RawBuilder<unknown> {
  const [type = '', id] = object.split(':')
  return id === undefined ? sql`log.object_type = ${type}` : sql`log.object_id = ${id} and log.object_type = ${type}`
}

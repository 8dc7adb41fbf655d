import { sql, type RawBuilder } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { allOf } from '../../core/graphql/table-page.ts'

/** By what an incident is known. Every trait that is given narrows the search; what is null or empty is not asked for. */
export interface AffectedFilter {
  /** Whose account acted: 'operator:3', 'member:12'. */
  actor: string
  /** Of an operator's session, as the audit log shows it. */
  session: string
  /** The network address that somebody acted from. */
  address: string
  /** A table that was taken out, as the audit log names it. */
  table: string
  /** The number or the SHA-256 of a document that was opened. */
  document: string
  from: Date | null
  until: Date | null
}

export interface AffectedMember {
  id: Id<'member'>
  member_number: string
  name: string
  /** How often the records name the member. */
  count: number
  first_at: Date
  last_at: Date
  /** The acts, as the audit log names them; 'document.opened' for a document that was opened. */
  acts: string[]
}

/** A table or pack that left the house: it names nobody, and everybody in it may be affected. */
export interface TakenOut {
  at: Date
  actor: string
  table: string
  filters: string
  /** Who was a member by then: nobody else can have been in it. */
  people: number
}

export interface Affected {
  members: AffectedMember[]
  takenOut: TakenOut[]
}

/** Tables without a line about a member. */
const withoutPeople = ['funds', 'properties']

/** Refused where nothing narrows the search: it would name everybody. */
export function refuseUnnarrowed(filter: AffectedFilter): Refusal | null {
  const { from, until, ...traits } = filter
  const isNarrowed = Object.values(traits).some((trait) => trait.trim() !== '') || (from !== null && until !== null)
  return isNarrowed
    ? null
    : refusal(
        'BAD_USER_INPUT',
        '操作者・セッション・IPアドレス・一覧・書面のいずれか、または期間の両端を指定してください。',
      )
}

/**
 * Who was affected, as far as records say: members that lines of the audit log are about, directly or by an application, a payment, a document
 * of theirs, and members whose documents were opened. Pages that an operator only looked at leave no line, but each masked value that was shown does.
 */
export async function findAffected(database: Queryable, filter: AffectedFilter): Promise<Affected> {
  const { rows: members } = await sql<AffectedMember>`
    with touched as (${namedInLog(filter)} union all ${openedDocuments(filter)})
    select member.id, member.member_number, member.family_name || ' ' || member.given_name as name,
      count(*) as count, min(touched.at) as first_at, max(touched.at) as last_at, array_agg(distinct touched.act order by touched.act) as acts
    from touched join member on member.id = touched.member_id
    group by member.id order by max(touched.at) desc, member.id`.execute(database)
  const { rows: takenOut } = await sql<TakenOut>`
    select log.at, log.actor, log.object_id as "table", coalesce(log.detail ->> 'filters', '') as filters,
      (select count(*) from member where registered_at <= log.at and role = 'member') as people
    from audit_log log
    where log.action = 'table.exported' and log.object_id <> all (${withoutPeople}::text[]) and ${logConditions(filter)}
    order by log.at`.execute(database)
  return { members, takenOut: filter.document.trim() === '' ? takenOut : [] }
}

/** Everybody who can have been in a table that left: whoever was a member when the last of them did. */
export async function membersUpTo(database: Queryable, at: Date): Promise<Id<'member'>[]> {
  const rows = await database
    .selectFrom('member')
    .select('id')
    .where('registered_at', '<=', at)
    .where('role', '=', 'member')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const within = (column: RawBuilder<unknown>, { from, until }: AffectedFilter): RawBuilder<unknown>[] => [
  ...(from === null ? [] : [sql`${column} >= ${from}`]),
  ...(until === null ? [] : [sql`${column} <= ${until}`]),
]

function logConditions(filter: AffectedFilter): RawBuilder<unknown> {
  const { actor, session, address, table } = filter
  return allOf([
    ...within(sql`log.at`, filter),
    ...(actor.trim() === '' ? [] : [sql`log.actor = ${actor.trim()}`]),
    ...(session.trim() === '' ? [] : [sql`log.session_mark = ${session.trim()}`]),
    ...(address.trim() === '' ? [] : [sql`log.address = ${address.trim()}`]),
    ...(table.trim() === '' ? [] : [sql`log.object_type = 'table' and log.object_id = ${table.trim()}`]),
  ])
}

/** Whom a line of the audit log is about. A document or a table that is asked for has lines of its own. */
const namedInLog = (filter: AffectedFilter) => sql`
  select named.member_id, log.at, log.action as act
  from audit_log log
  cross join lateral (
    select case when log.object_id ~ '^[0-9]{1,18}$' then log.object_id::bigint end as id) record
  cross join lateral (
    select record.id as member_id where log.object_type = 'member'
    union all select investment.member_id from investment where log.object_type in ('investment', 'contract') and investment.id = record.id
    union all select investment.member_id from contract_document document join investment on investment.id = document.investment_id
      where log.object_type = 'contract_document' and document.id = record.id
    union all select investment.member_id from management_report_copy copy join investment on investment.id = copy.investment_id
      where log.object_type = 'management_report_copy' and copy.id = record.id
    union all select report.member_id from annual_report report where log.object_type = 'annual_report' and report.id = record.id
    union all select investment.member_id from deposit join investment on investment.id = deposit.investment_id where log.object_type = 'deposit' and deposit.id = record.id
    union all select refund.member_id from refund where log.object_type = 'refund' and refund.id = record.id
    union all select payout.member_id from payout where log.object_type = 'payout' and payout.id = record.id
    union all select payout.member_id from payout where log.object_type = 'payout_batch' and payout.batch_id = record.id
    union all select mail.member_id from mail_outbox mail where log.object_type = 'mail' and mail.id = record.id
    union all select enquiry.member_id from enquiry where log.object_type = 'enquiry' and enquiry.number = log.object_id
    union all select member.id from proposal join member on proposal.subject = 'member:' || member.member_number
      where log.object_type = 'proposal' and proposal.id = record.id
    union all select split_part(log.actor, ':', 2)::bigint where log.actor ~ '^member:[0-9]{1,18}$'
  ) named
  where named.member_id is not null and log.object_type <> 'table' and ${filter.document.trim() === '' && filter.table.trim() === ''} and ${logConditions(filter)}`

const openedDocuments = (filter: AffectedFilter) => {
  const { actor, session, address, table, document } = filter
  const asked = document.trim()
  return sql`
  select delivery.member_id, delivery.at, 'document.opened' as act
  from document_delivery delivery
  left join contract_document contract on contract.id = delivery.contract_document_id
  left join management_report_copy report on report.id = delivery.management_report_copy_id
  left join annual_report annual on annual.id = delivery.annual_report_id
  where ${session.trim() === '' && table.trim() === ''} and ${allOf([
    ...within(sql`delivery.at`, filter),
    ...(actor.trim() === '' ? [] : [sql`'member:' || delivery.member_id = ${actor.trim()}`]),
    ...(address.trim() === '' ? [] : [sql`delivery.ip_address = ${address.trim()}`]),
    ...(asked === ''
      ? []
      : [
          sql`${asked} in (delivery.file_sha256, contract.document_number, report.document_number, annual.document_number)`,
        ]),
  ])}`
}

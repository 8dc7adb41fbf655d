import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { findMember } from '../../people/member/find-member.ts'
import { findAffected, membersUpTo, refuseUnnarrowed, type AffectedFilter } from './find-affected.ts'
import { lockIncident } from './incident.ts'

interface PeopleToRecord {
  id: Id<'incident'>
  filter: AffectedFilter
  /** Also everybody who can have been in a table that left the house. */
  withTakenOut: boolean
}

/** Keeps whom the records name as affected, with how they were found. Who stands there already is not written twice. @returns how many were added. */
export async function recordIncidentPeople(
  services: Services,
  viewer: Viewer,
  { id, filter, withTakenOut }: PeopleToRecord,
): Promise<Outcome<{ added: number }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseUnnarrowed(filter)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockIncident(transaction, id)
    if (!locked.ok) return locked
    if (locked.value.is_closed) return refusal('CONFLICT', '終了したインシデントです。再開してから記録してください。')
    const { members, takenOut } = await findAffected(transaction, filter)
    const last = takenOut.at(-1)
    const all = withTakenOut && last !== undefined ? await membersUpTo(transaction, last.at) : []
    const found = [...new Set([...members.map((member) => member.id), ...all])]
    const { rows } = await sql<{ id: number }>`
      insert into incident_person (incident_id, member_id, is_affected, basis, recorded_at, recorded_by)
      select ${id}::bigint, found.member_id, true, ${basisOf(filter, withTakenOut)}, ${now}::timestamptz, ${viewer.memberId}::bigint from unnest(${found}::bigint[]) as found (member_id)
      where not exists (select from incident_person_standing person where person.incident_id = ${id} and person.member_id = found.member_id and person.is_affected)
      returning id`.execute(transaction)
    if (rows.length === 0) return refusal('CONFLICT', '記録に加わる会員はいません。')
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'incident.people_recorded',
      objectType: 'incident',
      objectId: id,
      detail: { people: rows.length },
    })
    return success({ added: rows.length })
  })
}

/** A member who turned out not to be affected, or who is although no record names him. CONFLICT where that is what stands there. */
export async function judgeIncidentPerson(
  services: Services,
  viewer: Viewer,
  person: { id: Id<'incident'>; memberNumber: string; isAffected: boolean; reason: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const { id, memberNumber, isAffected } = person
  const reason = person.reason.trim()
  if (reason === '') return badInput({ reason: '必須です' })
  if (reason.length > 1000) return badInput({ reason: '1000文字以内で入力してください' })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockIncident(transaction, id)
    if (!locked.ok) return locked
    if (locked.value.is_closed) return refusal('CONFLICT', '終了したインシデントです。再開してから記録してください。')
    const member = await findMember(transaction, memberNumber.trim())
    if (!member) return badInput({ member_number: '会員が見つかりません。' })
    const { rows } = await sql<{ is_affected: boolean }>`
      select is_affected from incident_person_standing person where incident_id = ${id} and member_id = ${member.id}`.execute(
      transaction,
    )
    if ((rows[0]?.is_affected ?? false) === isAffected)
      return refusal('CONFLICT', isAffected ? 'この会員は、すでに対象です。' : 'この会員は、対象ではありません。')
    await transaction
      .insertInto('incident_person')
      .values({
        incident_id: id,
        member_id: member.id,
        is_affected: isAffected,
        basis: reason,
        recorded_at: now,
        recorded_by: viewer.memberId,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: isAffected ? 'incident.person_added' : 'incident.person_struck',
      objectType: 'incident',
      objectId: id,
      detail: { reason },
    })
    return success(null)
  })
}

/** How they were found, in words that stand in the register. */
function basisOf(filter: AffectedFilter, withTakenOut: boolean): string {
  const traits = [
    ['操作者', filter.actor],
    ['セッション', filter.session],
    ['IPアドレス', filter.address],
    ['一覧', filter.table],
    ['書面', filter.document],
    ['期間（開始）', filter.from?.toISOString() ?? ''],
    ['期間（終了）', filter.until?.toISOString() ?? ''],
  ].filter(([, value]) => value !== '')
  return `記録からの抽出（${traits.map(([label, value]) => `${label} ${value}`).join('、')}${withTakenOut ? '、出力した一覧に載り得た会員を含む' : ''}）`
}

export interface IncidentPerson {
  member_number: string
  name: string
  is_affected: boolean
  basis: FreeText
  recorded_at: Date
  told_at: Date | null
  mail_state: 'waiting' | 'sent' | 'undeliverable' | null
}

/** The newest 200, those that were struck last; how many there are stands with the incident. */
export async function listIncidentPeople(services: Services, id: Id<'incident'>): Promise<IncidentPerson[]> {
  const { rows } = await sql<IncidentPerson>`
    select member.member_number, member.family_name || ' ' || member.given_name as name, person.is_affected, person.basis,
      person.recorded_at, told.created_at as told_at,
      case when told.created_at is null then null when told.undeliverable_at is not null then 'undeliverable' when told.sent_at is not null then 'sent' else 'waiting' end as mail_state
    from incident_person_standing person join member on member.id = person.member_id
    left join lateral (
      select mail.created_at, mail.sent_at, mail.undeliverable_at from incident_notice_mail told
      join incident_notice notice on notice.id = told.notice_id join mail_outbox mail on mail.key = told.mail_key
      where notice.incident_id = person.incident_id and told.member_id = person.member_id order by mail.id desc limit 1) told on true
    where person.incident_id = ${id}
    order by person.is_affected desc, person.recorded_at desc, member.id limit 200`.execute(services.database)
  return rows
}

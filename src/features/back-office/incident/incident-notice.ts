import { sql } from 'kysely'
import { INCIDENT_NOTICES, type IncidentNoticeKind } from '../../../domain/back-office/incident.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { operatorNoticeMail } from '../../communication/outbox/mails/operator-notice-mail.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { lockIncident, type StandingIncident } from './incident.ts'

export type NoticeText = {
  id: Id<'incident'>
  /** The version of the incident that the writer had before him. */
  version: number
  kind: IncidentNoticeKind
  subject: string
  body: string
}

/** Two people agree on every text before it leaves. The persons' mails go out with the second one's word; a report is then filed at the commission's own site. */
const incidentNotice = defineProposalKind<NoticeText>({
  kind: 'incident_notice',
  async foresee(transaction, _services, content) {
    const locked = await lockIncident(transaction, content.id)
    if (!locked.ok) return locked
    const incident = locked.value
    const refused = refuseNotice(incident, content)
    if (refused) return refused
    const people = content.kind === 'people' ? incident.untold : 0
    return success({
      title: `${INCIDENT_NOTICES[content.kind]}：${incident.title}`,
      people,
      yen: 0,
      changes: [
        { label: 'インシデント', before: null, after: `${incident.id}　${incident.title}（第${incident.version}版）` },
        { label: '件名', before: null, after: content.subject, isShown: content.kind === 'people' },
        { label: '本文', before: null, after: content.body, isShown: content.kind === 'people' },
      ],
    })
  },
  async restate(transaction, content) {
    const locked = await lockIncident(transaction, content.id)
    return locked.ok ? { ...content, version: locked.value.version } : null
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const locked = await lockIncident(transaction, content.id)
    if (!locked.ok) return locked
    const refused = refuseNotice(locked.value, content)
    if (refused) return refused
    const people = content.kind === 'people' ? await listUnnotified(transaction, content.id) : []
    const notice = await transaction
      .insertInto('incident_notice')
      .values({
        incident_id: content.id,
        kind: content.kind,
        subject: content.subject,
        body: content.body,
        mails: people.length,
        approved_at: now,
        proposal_id: proposalId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (people.length > 0) await mailPeople(transaction, services, { content, noticeId: notice.id, people, now })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      action: 'incident.notice_agreed',
      objectType: 'incident',
      objectId: content.id,
      detail: { kind: INCIDENT_NOTICES[content.kind], recipients: people.length },
    })
    return success(null)
  },
})

/** Proposes a text about an incident. CONFLICT where more is known by now than the writer saw, or where nobody is left to be told. */
export async function proposeIncidentNotice(
  services: Services,
  viewer: Viewer,
  text: NoticeText,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const [subject, body] = [text.subject.trim(), text.body.replaceAll('\r\n', '\n').trim()]
  const problems = {
    ...(subject === '' || subject.length > 100 ? { subject: '1〜100文字で入力してください' } : {}),
    ...(body === '' || body.length > 8000 ? { body: '1〜8000文字で入力してください' } : {}),
  }
  if (Object.keys(problems).length > 0) return badInput(problems)
  return propose(services, viewer, incidentNotice, {
    subject: `incident:${text.id}:${text.kind}`,
    content: { ...text, subject, body },
    reason: '',
  })
}

function refuseNotice(incident: StandingIncident, { kind, version }: NoticeText) {
  if (incident.is_closed) return refusal('CONFLICT', '終了したインシデントです。再開してから提案してください。')
  if (incident.version !== version)
    return refusal(
      'CONFLICT',
      `インシデントの内容が第${incident.version}版に更新されています。文面を見直してください。`,
    )
  if (kind === 'people')
    return incident.untold > 0
      ? null
      : refusal('CONFLICT', 'まだ通知していない対象の会員はいません。先に対象の会員を記録してください。')
  if (incident.filed.includes(kind)) return refusal('CONFLICT', `${INCIDENT_NOTICES[kind]}は、すでに提出しています。`)
  return null
}

interface Addressee {
  id: Id<'member'>
  email: string
  name: string
}

async function listUnnotified(transaction: Transaction, id: Id<'incident'>): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select member.id, member.email, member.family_name || ' ' || member.given_name as name
    from incident_person_standing person join member on member.id = person.member_id
    where person.incident_id = ${id} and person.is_affected and not exists (
      select from incident_notice_mail told join incident_notice notice on notice.id = told.notice_id
      where notice.incident_id = ${id} and told.member_id = member.id)
    order by member.id`.execute(transaction)
  return rows
}

async function mailPeople(
  transaction: Transaction,
  services: Services,
  {
    content,
    noticeId,
    people,
    now,
  }: { content: NoticeText; noticeId: Id<'incident_notice'>; people: Addressee[]; now: Date },
): Promise<void> {
  const keyOf = (memberId: Id<'member'>) => `incident-notice:${noticeId}:${memberId}`
  const sender = mailSenderOf(services.config)
  const mails = people.map(({ id, email, name }) => ({
    key: keyOf(id),
    memberId: id,
    to: email,
    template: 'incident-notice',
    content: operatorNoticeMail(
      { title: content.subject, body: content.body, recipient: name, unsubscribable: false },
      sender,
    ),
  }))
  await enqueueMails(transaction, services, mails, now)
  await sql`
    insert into incident_notice_mail (notice_id, member_id, mail_key)
    select ${noticeId}, told.id, told.key from json_to_recordset(${JSON.stringify(people.map(({ id }) => ({ id, key: keyOf(id) })))}::json) as told (id bigint, key text)`.execute(
    transaction,
  )
}

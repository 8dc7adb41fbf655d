import { INCIDENT_KINDS } from '../../../domain/back-office/incident.ts'
import { formatDate, formatDateTime } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import { dutiesOf } from './incident-duties.ts'
import { lockIncident, type IncidentFacts } from './incident.ts'

const REQUIRED = '必須です'
const mostCharacters = 4000

/** Whoever notices something writes down what is known at once; the others hear of it in the same moment, with the days that the law sets. */
export async function recordIncident(
  services: Services,
  viewer: Viewer,
  facts: IncidentFacts,
): Promise<Outcome<{ id: Id<'incident'>; version: number }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseFacts(facts, services.clock.now())
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const { id } = await transaction
      .insertInto('incident')
      .values({ recorded_at: now, recorded_by: viewer.memberId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepVersion(transaction, viewer, { id, version: 1, facts, now })
    const written = await lockIncident(transaction, id)
    if (!written.ok) return written
    const duties = dutiesOf(written.value)
    await enqueueOperatorNotice(
      transaction,
      services,
      {
        key: `incident-recorded:${id}`,
        title: `インシデントが記録されました：${facts.title.trim()}`,
        body: [
          `${INCIDENT_KINDS[facts.kind]}　${formatDateTime(facts.noticed_at)}に発覚`,
          facts.summary.trim(),
          ...(duties.length === 0
            ? []
            : [duties.map(({ title, due_on: dueOn }) => `${title}　期限 ${formatDate(dueOn)}`).join('\n')]),
          '「インシデント」の画面で内容を確認してください。',
        ].join('\n\n'),
        except: viewer.memberId,
      },
      now,
    )
    return success({ id, version: 1 })
  })
}

/**
 * What is known by now, in full; what was written before stays readable. CONFLICT where another version stands than the operator saw, and where
 * an incident is closed before what the law asks was done.
 */
export async function updateIncident(
  services: Services,
  viewer: Viewer,
  { id, version, facts }: { id: Id<'incident'>; version: number; facts: IncidentFacts },
): Promise<Outcome<{ id: Id<'incident'>; version: number }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseFacts(facts, services.clock.now())
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockIncident(transaction, id)
    if (!locked.ok) return locked
    const before = locked.value
    if (before.version !== version)
      return refusal(
        'CONFLICT',
        `${before.recorded_by}さんが、先に第${before.version}版を記録しました。読み直してください。`,
      )
    const open = dutiesOf({ ...before, ...facts })
    if (facts.is_closed && open.length > 0)
      return refusal('CONFLICT', `終了する前に、${open.map(({ title }) => title).join('・')}を済ませてください。`)
    await keepVersion(transaction, viewer, { id, version: version + 1, facts, now })
    return success({ id, version: version + 1 })
  })
}

function refuseFacts(facts: IncidentFacts, now: Date): Refusal | null {
  const {
    kind,
    title,
    summary,
    noticed_at: noticedAt,
    happened_from: happenedFrom,
    happened_until: happenedUntil,
    data,
    grounds,
    people,
  } = facts
  const long = (text: string) =>
    text.length > mostCharacters ? `${mostCharacters}文字以内で入力してください` : undefined
  const problems = {
    title: title.trim() === '' ? REQUIRED : title.trim().length > 100 ? '100文字以内で入力してください' : undefined,
    summary: summary.trim() === '' ? REQUIRED : long(summary),
    noticed_at: noticedAt > now ? '現在までの日時を入力してください' : undefined,
    happened_until:
      happenedUntil !== null && (happenedFrom === null || happenedUntil < happenedFrom)
        ? '発生の開始より後の日時を入力してください'
        : undefined,
    people:
      people !== null && (!Number.isSafeInteger(people) || people < 0) ? '0以上の整数を入力してください' : undefined,
    data:
      kind === 'personal_data' && grounds.length > 0 && data.length === 0
        ? '対象の個人データを選択してください'
        : undefined,
    kind:
      kind !== 'personal_data' && (grounds.length > 0 || data.length > 0)
        ? '個人データにかかわる場合は、「個人データの漏えい等」を選択してください'
        : undefined,
    cause: long(facts.cause),
    further_harm: long(facts.further_harm),
    for_people: long(facts.for_people),
    publication: long(facts.publication),
    measures: long(facts.measures),
  }
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return found.length === 0 ? null : badInput(Object.fromEntries(found))
}

async function keepVersion(
  transaction: Transaction,
  viewer: Viewer,
  { id, version, facts, now }: { id: Id<'incident'>; version: number; facts: IncidentFacts; now: Date },
): Promise<void> {
  await transaction
    .insertInto('incident_version')
    .values({
      incident_id: id,
      version,
      recorded_at: now,
      recorded_by: viewer.memberId,
      ...facts,
      title: facts.title.trim(),
      summary: facts.summary.trim(),
      data: [...new Set(facts.data)],
      grounds: [...new Set(facts.grounds)],
      cause: facts.cause.trim(),
      further_harm: facts.further_harm.trim(),
      for_people: facts.for_people.trim(),
      publication: facts.publication.trim(),
      measures: facts.measures.trim(),
    })
    .execute()
  await recordAudit(transaction, {
    at: now,
    actor: `operator:${viewer.memberId}`,
    action: version === 1 ? 'incident.written' : facts.is_closed ? 'incident.closed' : 'incident.changed',
    objectType: 'incident',
    objectId: id,
    detail: { version, kind: INCIDENT_KINDS[facts.kind] },
  })
}

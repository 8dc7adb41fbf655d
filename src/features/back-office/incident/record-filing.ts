import { INCIDENT_NOTICES, type IncidentReport } from '../../../domain/back-office/incident.ts'
import { japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockIncident } from './incident.ts'

interface Filing {
  id: Id<'incident'>
  kind: IncidentReport
  /** YYYY-MM-DD. */
  filedOn: string
  /** What the commission's site answered with; may be empty. */
  reference: string
}

/** A report has reached the commission. CONFLICT where two people have not agreed on its text, and for the second of its kind. */
export async function recordIncidentFiling(services: Services, viewer: Viewer, filing: Filing): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const filedOn = parseJapanDate(filing.filedOn)
  if (filedOn === null || filedOn > japanDateOf(now)) return badInput({ filed_on: '今日までの日付を入力してください' })
  if (filing.reference.trim().length > 100) return badInput({ reference: '100文字以内で入力してください' })
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockIncident(transaction, filing.id)
    if (!locked.ok) return locked
    const incident = locked.value
    if (filedOn < japanDateOf(incident.noticed_at))
      return badInput({ filed_on: '発覚した日より後の日付を入力してください' })
    if (incident.filed.includes(filing.kind))
      return refusal('CONFLICT', `${INCIDENT_NOTICES[filing.kind]}の提出は、すでに記録されています。`)
    const agreed = await transaction
      .selectFrom('incident_notice')
      .select('id')
      .where('incident_id', '=', filing.id)
      .where('kind', '=', filing.kind)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!agreed) return refusal('CONFLICT', '提出の前に、文面の承認が必要です。')
    await transaction
      .insertInto('incident_filing')
      .values({
        incident_id: filing.id,
        kind: filing.kind,
        notice_id: agreed.id,
        filed_on: filedOn,
        reference: filing.reference.trim(),
        recorded_at: now,
        recorded_by: viewer.memberId,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'incident.filing_recorded',
      objectType: 'incident',
      objectId: filing.id,
      detail: { kind: INCIDENT_NOTICES[filing.kind] },
    })
    return success(null)
  })
}

import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadEvents } from './load-events.ts'

/**
 * Takes back what was recorded by mistake, before anything was told of it. By another operator than the one who recorded it: nobody makes alone that
 * investors never hear of what he knew. BAD_USER_INPUT without a reason; CONFLICT once something was told or waits to be approved.
 */
export async function withdrawEvent(
  services: Services,
  viewer: Viewer,
  { eventId, reason }: { eventId: Id<'operation_event'>; reason: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  if (reason.length > 500) return badInput({ reason: '500文字以内で入力してください' })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await transaction
      .selectFrom('operation_event')
      .select('id')
      .where('id', '=', eventId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const [event] = await loadEvents(transaction, { eventId })
    if (event === undefined) return refusal('NOT_FOUND', '出来事が見つかりません。')
    if (event.entries.length > 0)
      return refusal('CONFLICT', 'すでに投資家へお知らせした出来事です。続報でお知らせしてください。')
    if (event.isProposed) return refusal('CONFLICT', '承認を待っているお知らせがあります。先に差し戻してください。')
    if (event.recordedBy === viewer.memberId)
      return refusal('CONFLICT', 'ご自身が記録した出来事です。取り消しは、ほかの運営者が行ってください。')
    await transaction
      .insertInto('operation_event_withdrawal')
      .values({ event_id: eventId, reason: reason.trim(), withdrawn_by: viewer.memberId, withdrawn_at: now })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'fund.event_withdrawn',
      objectType: 'fund',
      objectId: event.fundId,
      detail: { subject: event.title, reason: reason.trim() },
    })
    return success(null)
  })
}

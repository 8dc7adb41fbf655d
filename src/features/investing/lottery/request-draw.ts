import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { listDraws } from './list-draws.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * An operator has a late draw tried again at once instead of waiting for the schedule: the result is the same whoever sets it off.
 * CONFLICT before its time, and once it is drawn.
 */
export async function requestDraw(services: Services, viewer: Viewer, fundId: Id<'fund'>): Promise<Outcome<null>> {
  const at = services.clock.now()
  const [drawing] = await listDraws(services.database, at, fundId)
  if (!drawing) return refusal('NOT_FOUND', 'この抽選が見つかりません。')
  if (drawing.state === 'drawn') return refusal('CONFLICT', '抽選は終わっています。')
  if (drawing.state !== 'late') return refusal('CONFLICT', '抽選の日時になっていません。')
  return inTransaction(services.database, async (transaction) => {
    await enqueue(transaction, 'draw-lottery', { fundId }, { key: `draw-lottery:${fundId}` })
    await recordAudit(transaction, {
      at,
      actor: `operator:${viewer.memberId}`,
      action: 'lottery.draw_requested',
      objectType: 'fund',
      objectId: fundId,
    })
    return success(null)
  })
}

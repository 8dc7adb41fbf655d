import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { lockFund } from '../fund/lock-fund.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { findOpenProposals } from '../../core/approval/list-proposals.ts'
import type { Services } from '../../core/services.ts'
import { findEditedFund } from './find-edited-fund.ts'
import { reportOtherVersion } from './save-draft.ts'

export interface DraftToDiscard {
  fundId: number
  /** The version that the operator has seen. */
  version: number
  /** False takes it out of the bin again. */
  discard: boolean
}

/**
 * Puts a draft away that comes to nothing, or brings it back: nothing of it is lost. CONFLICT for what was ever published, while a second
 * operator is asked about it, and where somebody has saved it since it was seen.
 */
export async function discardDraft(
  services: Services,
  viewer: Viewer,
  { fundId, version, discard }: DraftToDiscard,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const fund = (await lockFund(transaction, fundId)) === null ? null : await findEditedFund(transaction, fundId)
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    if (fund.isPublished) return refusal('CONFLICT', '公開したファンドは削除できません。')
    if (fund.version !== version) return reportOtherVersion(transaction, fundId, version)
    if (fund.isDiscarded === discard)
      return refusal(
        'CONFLICT',
        discard ? 'このファンドは、すでに削除されています。' : 'このファンドは、すでに元に戻されています。',
      )
    if ((await findOpenProposals(transaction, `fund:${fundId}`)).length > 0)
      return refusal('CONFLICT', '承認待ちの提案があります。取り下げてから削除してください。')
    await transaction
      .updateTable('fund')
      .set({ discarded_at: discard ? at : null })
      .where('id', '=', fundId)
      .execute()
    await recordAudit(transaction, {
      at,
      actor: `operator:${viewer.memberId}`,
      action: discard ? 'fund.deleted' : 'fund.restored',
      objectType: 'fund',
      objectId: fundId,
    })
    return success(null)
  })
}

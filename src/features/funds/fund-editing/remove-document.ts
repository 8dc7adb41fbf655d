import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { lockFund } from '../fund/lock-fund.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** Takes a document from a draft. CONFLICT for one that is evidence: of a published fund, or in its second version. */
export async function removeFundDocument(
  services: Services,
  viewer: Viewer,
  documentId: Id<'fund_document'>,
): Promise<Outcome<null>> {
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const found = await transaction
      .selectFrom('fund_document')
      .select(['fund_id', 'version', 'name'])
      .where('id', '=', documentId)
      .executeTakeFirst()
    const fund = found === undefined ? null : await lockFund(transaction, found.fund_id)
    if (!found || !fund) return refusal('NOT_FOUND', '書面が見つかりません。')
    if (fund.isPublished || found.version > 1)
      return refusal('CONFLICT', '公開された書面と、差し替えた書面は削除できません。')
    const { numDeletedRows } = await transaction
      .deleteFrom('fund_document')
      .where('id', '=', documentId)
      .where('replaced_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return refusal('CONFLICT', '公開された書面と、差し替えた書面は削除できません。')
    await recordAudit(transaction, {
      at,
      actor: `operator:${viewer.memberId}`,
      action: 'fund.document_removed',
      objectType: 'fund',
      objectId: found.fund_id,
      detail: { document_id: documentId, name: found.name },
    })
    return success(null)
  })
}

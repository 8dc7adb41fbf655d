import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../platform/outcome.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Viewer } from '../graphql/context.ts'
import { refuseUnlessOperator } from '../operator/require-operator.ts'
import type { Services } from '../services.ts'

/**
 * No: the operator who proposed takes it back, any other rejects it. Nothing happens, and the subject is free for another proposal.
 * CONFLICT where it is decided already.
 */
export async function declineProposal(
  services: Services,
  viewer: Viewer,
  { proposalId, reason }: { proposalId: number; reason: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  if (reason.length > 1000) return badInput({ reason: '1000文字以内で入力してください' })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const proposal = await transaction.selectFrom('proposal').select(['id', 'kind', 'status', 'proposed_by']).where('id', '=', proposalId).forUpdate().executeTakeFirst()
    if (!proposal) return refusal('NOT_FOUND', '該当する提案がありません。')
    if (proposal.status !== 'open') return refusal('CONFLICT', 'この提案は、すでに決定されています。')
    const status = proposal.proposed_by === viewer.memberId ? 'withdrawn' : 'rejected'
    await transaction
      .updateTable('proposal')
      .set({ status, decided_by: viewer.memberId, decided_at: now, decision_reason: reason })
      .where('id', '=', proposalId)
      .where('status', '=', 'open')
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: `${proposal.kind}.${status}`,
      objectType: 'proposal',
      objectId: proposalId,
    })
    return success(null)
  })
}

import type { FreeText } from '../../../domain/free-text.ts'
import type { ProposalKindName } from '../../../domain/core/proposal-kinds.ts'
import { moveOne } from '../../core/move.ts'
import { proposalLifecycle } from '../../../domain/lifecycles/proposal.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * No: the operator who proposed takes it back, any other rejects it. Nothing happens, and the subject is free for another proposal.
 * CONFLICT where it is decided already.
 */
export async function declineProposal(
  services: Services,
  viewer: Viewer,
  { proposalId, reason }: { proposalId: Id<'proposal'>; reason: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  if (reason.length > 1000) return badInput({ reason: '1000文字以内で入力してください' })
  return inTransaction(services.database, async (transaction) => {
    const proposal = await transaction
      .selectFrom('proposal')
      .select(['id', 'kind', 'status', 'proposed_by'])
      .where('id', '=', proposalId)
      .forUpdate()
      .executeTakeFirst()
    if (!proposal) return refusal('NOT_FOUND', '該当する提案がありません。')
    if (proposal.status !== 'open') return refusal('CONFLICT', 'この提案は、すでに決定されています。')
    await closeUnapproved(transaction, services, viewer, { ...proposal, reason })
    return success(null)
  })
}

/** Ends an open proposal, whose row the caller has locked, without its act. */
export async function closeUnapproved(
  transaction: Transaction,
  services: Services,
  viewer: Viewer,
  {
    id,
    kind,
    proposed_by: proposedBy,
    reason,
  }: { id: Id<'proposal'>; kind: ProposalKindName; proposed_by: Id<'member'>; reason: FreeText },
): Promise<void> {
  const now = services.clock.now()
  const event = proposedBy === viewer.memberId ? 'withdrawn' : 'rejected'
  const decision = { decided_by: viewer.memberId, decided_at: now, decision_reason: reason }
  await moveOne(transaction, proposalLifecycle, { id }, { event, set: decision })
  await recordAudit(transaction, {
    at: now,
    actor: `operator:${viewer.memberId}`,
    action: `${kind}.${event}`,
    objectType: 'proposal',
    objectId: id,
    detail: { reason },
  })
}

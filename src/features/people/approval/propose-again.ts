import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { closeUnapproved } from './decline-proposal.ts'
import { foreseeRestated, lockOpenProposal } from './judge-proposal.ts'
import { keepProposal } from './propose.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * A proposal that the world has overtaken is put aside, and the same is proposed upon what stands now, by the operator who says so: the
 * second word has to come from another. CONFLICT where it is decided already, or what stands in the way of the act itself.
 */
export async function proposeAgain(
  services: Services,
  viewer: Viewer,
  proposalId: Id<'proposal'>,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    const found = await lockOpenProposal(transaction, proposalId)
    if (!found.ok) return found
    const { kind, subject, reason } = found.value
    const restated = await foreseeRestated(transaction, services, found.value)
    if (!restated.ok) return restated
    await closeUnapproved(transaction, services, viewer, {
      ...found.value,
      reason: '新しい状況にもとづいて提案し直したため',
    })
    const { content, effect } = restated.value
    const again = await keepProposal(transaction, services, viewer, kind, { subject, content, reason }, effect)
    return again === null
      ? refusal('CONFLICT', '同じ対象の提案が、すでに承認を待っています。')
      : success({ proposalId: again })
  })
}

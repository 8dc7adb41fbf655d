import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { questionsOf } from '../../src/features/people/approval/proposal-kind.ts'
import type { Services } from '../../src/features/core/services.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import type { Outcome } from '../../src/platform/outcome.ts'
import type { Id } from '../../src/domain/id.ts'

/** The other operator's yes to a proposal as it stands, with the figures that it asks for. */
export async function consent(services: Services, viewer: Viewer, proposalId: Id<'proposal'>): Promise<Outcome<null>> {
  const proposal = await services.database
    .selectFrom('proposal')
    .select(['kind', 'content', 'effect', 'effect_hash'])
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  const answers = questionsOf(proposal).map(({ name, expected }) => ({ name, value: expected }))
  return actAsOperator(`operator:${viewer.memberId}`, () =>
    approveProposal(services, viewer, { proposalId, seenHash: proposal.effect_hash, answers }),
  )
}

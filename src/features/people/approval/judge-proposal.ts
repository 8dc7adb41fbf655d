import type { Selectable } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JsonObject, Proposal } from '../../../platform/database/types.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { effectHash } from './effect-hash.ts'
import { proposalKind, type Effect } from './proposal-kind.ts'
import type { Id } from '../../../domain/id.ts'

/** An open proposal in the light of today. */
export interface JudgedProposal {
  /** Why it cannot be approved as it was written; null where it can. */
  refusal: string | null
  /** What it would do now; where it is refused, what it would do if it was proposed again. Null where not even that. */
  effect: Effect | null
  /** To be shown on approval; null where it cannot be approved. */
  hash: string | null
}

/** What approving would do at this moment. NOT_FOUND; CONFLICT where it is decided. */
export async function judgeProposal(services: Services, proposalId: Id<'proposal'>): Promise<Outcome<JudgedProposal>> {
  return inTransaction(services.database, async (transaction) => {
    const found = await lockOpenProposal(transaction, proposalId)
    if (!found.ok) return found
    const { kind, content } = found.value
    const foreseen = await proposalKind(kind).foresee(transaction, services, content as JsonObject)
    if (foreseen.ok) return success({ refusal: null, effect: foreseen.value, hash: effectHash(foreseen.value) })
    const restated = await foreseeRestated(transaction, services, found.value)
    return success({ refusal: foreseen.message, effect: restated.ok ? restated.value.effect : null, hash: null })
  })
}

export async function lockOpenProposal(
  transaction: Transaction,
  proposalId: Id<'proposal'>,
): Promise<Outcome<Selectable<Proposal>>> {
  const proposal = await transaction
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', proposalId)
    .forUpdate()
    .executeTakeFirst()
  if (!proposal) return refusal('NOT_FOUND', '該当する提案がありません。')
  return proposal.status === 'open' ? success(proposal) : refusal('CONFLICT', 'この提案は、すでに決定されています。')
}

/** The same wish upon what stands now, and what it would do; the refusal that stands in the way even then. */
export async function foreseeRestated(
  transaction: Transaction,
  services: Services,
  proposal: Selectable<Proposal>,
): Promise<Outcome<{ content: JsonObject; effect: Effect }>> {
  const kind = proposalKind(proposal.kind)
  const written = proposal.content as JsonObject
  const content = kind.restate === undefined ? written : await kind.restate(transaction, written)
  if (content === null) return refusal('CONFLICT', '提案の対象がなくなりました。')
  const foreseen = await kind.foresee(transaction, services, content)
  return foreseen.ok ? success({ content, effect: foreseen.value }) : foreseen
}

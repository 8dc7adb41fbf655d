import { moveOne } from '../../core/move.ts'
import type { Selectable } from 'kysely'
import { proposalLifecycle } from '../../../domain/lifecycles/proposal.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JsonObject, Proposal } from '../../../platform/database/types.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseOwnDecision } from '../../core/operator/refuse-own-decision.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { effectHash } from './effect-hash.ts'
import { refuseAnswers } from './judge-answers.ts'
import { proposalKind, questionsOf, type Answer } from './proposal-kind.ts'
import type { Id } from '../../../domain/id.ts'

/** A refusal after which nothing of the transaction may stay. */
class CarryOutRefused extends Error {
  readonly refusal: Refusal

  constructor(refused: Refusal) {
    super(refused.message)
    this.refusal = refused
  }
}

/**
 * The second operator's yes: the act happens in the same transaction. REAUTH_REQUIRED unless the login is fresh; FORBIDDEN for the one who
 * proposed it while there is another operator; CONFLICT where it is decided already, where a sole operator has not waited for an hour, or
 * BAD_USER_INPUT where the figures that its kind asks for were not typed or differ; CONFLICT
 * where it would do something else than was seen: the proposal then carries the fresh effect, to be looked at again.
 */
export async function approveProposal(
  services: Services,
  viewer: Viewer,
  { proposalId, seenHash, answers }: { proposalId: Id<'proposal'>; seenHash: string; answers: readonly Answer[] },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  try {
    return await inTransaction(services.database, async (transaction) => {
      const proposal = await transaction
        .selectFrom('proposal')
        .selectAll()
        .where('id', '=', proposalId)
        .forUpdate()
        .executeTakeFirst()
      if (!proposal) return refusal('NOT_FOUND', '該当する提案がありません。')
      const now = services.clock.now()
      const notNow =
        (await refuseDecision(transaction, proposal, viewer, now)) ?? refuseAnswers(questionsOf(proposal), answers)
      return notNow ?? (await carryOut(transaction, services, proposal, { viewer, seenHash, now }))
    })
  } catch (error) {
    if (error instanceof CarryOutRefused) return error.refusal
    throw error
  }
}

async function refuseDecision(
  transaction: Transaction,
  proposal: Selectable<Proposal>,
  viewer: Viewer,
  now: Date,
): Promise<Refusal | null> {
  if (proposal.status !== 'open') return refusal('CONFLICT', 'この提案は、すでに決定されています。')
  if (proposal.proposed_by !== viewer.memberId) return null
  return refuseOwnDecision(transaction, {
    operatorId: viewer.memberId,
    since: proposal.proposed_at,
    now,
    words: { author: '提案した人', begin: '提案' },
  })
}

async function carryOut(
  transaction: Transaction,
  services: Services,
  proposal: Selectable<Proposal>,
  { viewer, seenHash, now }: { viewer: Viewer; seenHash: string; now: Date },
): Promise<Outcome<null>> {
  const kind = proposalKind(proposal.kind)
  const content = proposal.content as JsonObject
  const foreseen = await kind.foresee(transaction, services, content)
  if (!foreseen.ok) return foreseen
  const freshHash = effectHash(foreseen.value)
  if (freshHash !== proposal.effect_hash) {
    await transaction
      .updateTable('proposal')
      .set({ effect: JSON.stringify(foreseen.value), effect_hash: freshHash })
      .where('id', '=', proposal.id)
      .where('status', '=', 'open')
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: `${proposal.kind}.effect_renewed`,
      objectType: 'proposal',
      objectId: proposal.id,
      detail: { effect_hash: freshHash },
    })
  }
  if (seenHash !== freshHash) {
    return refusal('CONFLICT', '提案後に状況が変わりました。新しい内容を確認してから、もう一度承認してください。')
  }
  const decider = { proposalId: proposal.id, operatorId: viewer.memberId, now }
  const isOwn = proposal.proposed_by === viewer.memberId
  const decision = { decided_by: viewer.memberId, decided_at: now, sole_operator: isOwn }
  await moveOne(transaction, proposalLifecycle, { id: proposal.id }, { event: 'approved', set: decision })
  const done = await kind.carryOut(transaction, services, content, decider)
  if (!done.ok) throw new CarryOutRefused(done)
  await recordAudit(transaction, {
    at: now,
    actor: `operator:${viewer.memberId}`,
    action: `${proposal.kind}.approved`,
    objectType: 'proposal',
    objectId: proposal.id,
    detail: {
      subject: proposal.subject,
      proposed_by: proposal.proposed_by,
      effect_hash: freshHash,
      sole_operator: isOwn,
    },
  })
  return success(null)
}

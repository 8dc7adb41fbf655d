import type { FreeText } from '../../../domain/free-text.ts'
import type { ProposalKindName } from '../../../domain/core/proposal-kinds.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { JsonObject } from '../../../platform/database/types.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleOperator } from '../../core/access/refuse-stale-login.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { askForApproval } from './ask-for-approval.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { effectHash } from './effect-hash.ts'
import type { Effect, ProposalKind } from './proposal-kind.ts'

export interface ProposalInput<Content> {
  /** What it is about: 'fund:3', 'investment:17'. */
  subject: string
  content: Content
  /** Why, in the operator's words; at most 1,000 characters, may be empty. */
  reason: FreeText
}

/**
 * The first operator's word. Nothing happens yet but that the others can see it. CONFLICT where one of this kind is open for the subject;
 * what stands in the way of the act itself refuses the proposal too; REAUTH_REQUIRED where a strong login is
 * required and the passkey was not shown within 10 minutes.
 */
export async function propose<Content extends JsonObject>(
  services: Services,
  viewer: Viewer,
  kind: ProposalKind<Content>,
  input: ProposalInput<Content>,
): Promise<Outcome<{ proposalId: Id<'proposal'>; effect: Effect }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleOperator(services, viewer)
  if (refused) return refused
  if (input.reason.length > 1000) return badInput({ reason: '1000文字以内で入力してください' })
  return inTransaction(services.database, async (transaction) => {
    const foreseen = await kind.foresee(transaction, services, input.content)
    if (!foreseen.ok) return foreseen
    const proposalId = await keepProposal(transaction, services, viewer, kind.kind, input, foreseen.value)
    if (proposalId === null) return refusal('CONFLICT', '同じ対象の提案が、すでに承認を待っています。')
    return success({ proposalId, effect: foreseen.value })
  })
}

/** Writes an open proposal down. @returns null where another one of its kind is open for the subject. */
export async function keepProposal(
  transaction: Transaction,
  services: Services,
  viewer: Viewer,
  kind: ProposalKindName,
  { subject, content, reason }: ProposalInput<JsonObject>,
  effect: Effect,
): Promise<Id<'proposal'> | null> {
  const now = services.clock.now()
  const row = await transaction
    .insertInto('proposal')
    .values({
      kind,
      subject,
      content: JSON.stringify(content),
      effect: JSON.stringify(effect),
      effect_hash: effectHash(effect),
      reason,
      proposed_by: viewer.memberId,
      proposed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('status', '=', sql.lit('open')).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await recordAudit(transaction, {
    at: now,
    actor: `operator:${viewer.memberId}`,
    action: `${kind}.proposed`,
    objectType: 'proposal',
    objectId: row.id,
    detail: { subject, people: effect.people, yen: effect.yen, reason },
  })
  await askForApproval(transaction, services, {
    key: `proposal:${row.id}`,
    title: effect.title,
    facts: [
      ...(effect.people > 0 ? [`対象の会員：${effect.people}人`] : []),
      ...(effect.yen > 0 ? [`金額：${formatYen(yen(effect.yen))}`] : []),
      ...(reason === '' ? [] : [`理由：${reason}`]),
    ],
    author: viewer.memberId,
  })
  return row.id
}

import type { FreeText } from '../../../domain/free-text.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { accountEntryProposal, type ClassifiedByTwo } from './account-entry-proposal.ts'
import { bookIntoSuspense } from './book-entry.ts'
import { keepExplanation } from './keep-explanation.ts'
import { lockUnexplained } from './lock-unexplained.ts'
import type { Id } from '../../../domain/id.ts'

/** What one operator can say of a line that came in: whatever it turns out to be, it stays somebody else's money. */
export type ClassifiedByOne = { kind: 'suspense' }

/** Tax is recorded by two operators as well (pay-tax). */
export type Classification = ClassifiedByOne | ClassifiedByTwo

export interface ExplanationInput {
  entryId: Id<'bank_statement_line'>
  classified: Classification
  /** Why the operator is sure; 1 to 1,000 characters. */
  reason: FreeText
}

/** BAD_USER_INPUT for a reason that says nothing or too much. */
export function refuseReason(reason: FreeText): Refusal | null {
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  return reason.length > 1000 ? badInput({ reason: '1000文字以内で入力してください' }) : null
}

/**
 * An operator says what a line of the account was. Money of an unknown owner that came in is booked at once; what concerns the operator's own money,
 * a payout that came back, and whatever left, is proposed, and booked when another operator approves. Needs a fresh login. CONFLICT where it is booked already, may
 * belong to a payout under way or is not covered; BAD_USER_INPUT where the direction or the sum contradicts.
 * @returns the proposal that waits, or null where it is booked.
 */
export async function explainAccountEntry(
  services: Services,
  viewer: Viewer,
  { entryId, classified, reason }: ExplanationInput,
): Promise<Outcome<{ proposalId: Id<'proposal'> | null }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(reason)
  if (refused) return refused
  if (classified.kind === 'suspense') return bookAtOnce(services, viewer, { entryId, classified, reason })
  return propose(services, viewer, accountEntryProposal, {
    subject: `account_entry:${entryId}`,
    content: { entryId, told: classified, reason },
    reason,
  })
}

async function bookAtOnce(
  services: Services,
  viewer: Viewer,
  {
    entryId,
    classified,
    reason,
  }: { entryId: Id<'bank_statement_line'>; classified: ClassifiedByOne; reason: FreeText },
): Promise<Outcome<{ proposalId: null }>> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const entry = await lockUnexplained(transaction, entryId)
    if ('ok' in entry) return entry
    if (entry.amount < 0) return badInput({ kind: '入金と出金の向きが、選択した内容と合いません。' })
    const booked = { lineId: await bookIntoSuspense(transaction, services, entry), journalEntryId: null }
    await keepExplanation(transaction, {
      entry,
      booked,
      kind: classified.kind,
      reason,
      operatorId: viewer.memberId,
      at: now,
      proposalId: null,
    })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'account_entry.explained',
      objectType: 'bank_statement_line',
      objectId: entry.id,
      detail: { kind: classified.kind, amount: entry.amount },
    })
    return success({ proposalId: null })
  })
}

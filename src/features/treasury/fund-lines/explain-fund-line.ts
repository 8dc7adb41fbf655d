import { isToldByOne } from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { fundLineProposal, recordFundLine, type FundLineContent, type FundLineSubject } from './fund-line-proposal.ts'

/**
 * An operator says of which funds a line of the account was, part by part. What came in from a third party for the running of the property is booked at
 * once; whatever a fund paid, a sale, money of the company or its own people, and every correction is proposed, and booked when another operator
 * approves. Needs a fresh login. CONFLICT where the line is told already or a fund's own free money does not cover it; BAD_USER_INPUT where parts and
 * line contradict.
 * @returns the proposal that waits, or null where it is booked.
 */
export async function explainFundLine(
  services: Services,
  viewer: Viewer,
  content: FundLineContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> | null }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  if (content.of.corrects === null && isToldByOne(content.line))
    return bookAtOnce(services, viewer, content, content.of.entryId)
  const proposed = await propose(services, viewer, fundLineProposal, {
    subject: subjectOf(content.of),
    content,
    reason: content.reason,
  })
  return proposed.ok ? success({ proposalId: proposed.value.proposalId }) : proposed
}

const subjectOf = (of: FundLineSubject): string =>
  of.corrects === null ? `account_entry:${of.entryId}` : `explanation:${of.corrects}`

async function bookAtOnce(
  services: Services,
  viewer: Viewer,
  content: FundLineContent,
  entryId: Id<'bank_statement_line'>,
): Promise<Outcome<{ proposalId: null }>> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const told = await recordFundLine(transaction, services, content, {
      proposalId: null,
      operatorId: viewer.memberId,
      ruleId: null,
      now,
    })
    if (!told.ok) return told
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'account_entry.explained',
      objectType: 'bank_statement_line',
      objectId: entryId,
      detail: { kind: 'fund', amount: content.line.parts.reduce((sum, { amount }) => sum + amount, 0) },
    })
    return success({ proposalId: null })
  })
}

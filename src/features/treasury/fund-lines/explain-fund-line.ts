import { isToldByOne } from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { propose } from '../../people/approval/propose.ts'
import { listUnexplained } from '../operator-account/list-account-entries.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { fundLineProposal, recordFundLine, type FundLineContent, type FundLineSubject } from './fund-line-proposal.ts'

/**
 * An operator says of which funds a line of the account was, part by part, with it of others of the same remitter, and keeps a rule for the next one. What came in from a third party for the running of the property is booked at
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
    return bookAtOnce(services, viewer, content, [content.of.entryId, ...content.of.also])
  const waits = await refuseProposed(services, content.of)
  if (waits) return waits
  const proposed = await propose(services, viewer, fundLineProposal, {
    subject: subjectOf(content.of),
    content,
    reason: content.reason,
  })
  return proposed.ok ? success({ proposalId: proposed.value.proposalId }) : proposed
}

const subjectOf = (of: FundLineSubject): string =>
  of.corrects === null ? `account_entry:${of.entryId}` : `explanation:${of.corrects}`

/** One of the lines may be among those that somebody else has proposed together. */
async function refuseProposed({ database }: Services, of: FundLineSubject): Promise<Refusal | null> {
  if (of.corrects !== null) return null
  const ids = new Set([of.entryId, ...of.also])
  const waits = (await listUnexplained(database)).some(({ id, proposalId }) => ids.has(id) && proposalId !== null)
  return waits
    ? refusal('CONFLICT', '選んだ入出金に、承認を待っている提案があります。一覧を読み込み直してください。')
    : null
}

async function bookAtOnce(
  services: Services,
  viewer: Viewer,
  content: FundLineContent,
  entryIds: readonly Id<'bank_statement_line'>[],
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
    for (const { id, amount } of await amountsOf(transaction, entryIds))
      await recordAudit(transaction, {
        at: now,
        actor: `operator:${viewer.memberId}`,
        action: 'account_entry.explained',
        objectType: 'bank_statement_line',
        objectId: id,
        detail: { kind: 'fund', amount },
      })
    return success({ proposalId: null })
  })
}

const amountsOf = (transaction: Transaction, ids: readonly Id<'bank_statement_line'>[]) =>
  transaction.selectFrom('bank_statement_line').select(['id', 'amount']).where('id', 'in', ids).orderBy('id').execute()

import type { Id } from '../../../domain/id.ts'
import { refusal, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { propose } from '../../people/approval/propose.ts'
import { listUnexplained } from '../operator-account/list-account-entries.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { fundLineProposal, type FundLineContent, type FundLineSubject } from './fund-line-proposal.ts'

/**
 * An operator says of which funds a line of the account was, part by part, with it of others of the same remitter, and keeps a rule for the next one. It is
 * proposed, and booked when another operator approves, who sees whom the remitter may be. Needs a fresh login. CONFLICT where the line is classified already or a
 * fund's own free money does not cover it; BAD_USER_INPUT where parts and line contradict, or the company's own money is classified as somebody else's.
 */
export async function explainFundLine(
  services: Services,
  viewer: Viewer,
  content: FundLineContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  const waits = await refuseProposed(services, content.of)
  if (waits) return waits
  return propose(services, viewer, fundLineProposal, {
    subject: subjectOf(content.of),
    content,
    reason: content.reason,
  })
}

const subjectOf = (of: FundLineSubject): string =>
  of.corrects === null ? `account_entry:${of.entryId}` : `explanation:${of.corrects}`

/** One of the lines may be among those that somebody else has proposed together. */
async function refuseProposed({ database }: Services, of: FundLineSubject): Promise<Refusal | null> {
  if (of.corrects !== null) return null
  const ids = new Set([of.entryId, ...of.also])
  const waits = (await listUnexplained(database)).some(
    ({ id, proposal_id: proposalId }) => ids.has(id) && proposalId !== null,
  )
  return waits
    ? refusal('CONFLICT', '選んだ入出金に、承認を待っている提案があります。一覧を読み込み直してください。')
    : null
}

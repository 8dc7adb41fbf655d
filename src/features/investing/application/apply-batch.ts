import { sql } from 'kysely'
import {
  decideApplications,
  type ApplicationDecision,
  type MemberFacts,
} from '../../../domain/investing/application.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { zeroYen, type Yen } from '../../../domain/money.ts'
import { REFUSAL_MESSAGES } from '../../../domain/refusal.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal } from '../../../platform/outcome.ts'
import { isClosedToNewInvestors, type FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Services } from '../../core/services.ts'
import type { ApplicationOutcome, ApplicationRequest } from './application.ts'
import {
  keepReadings,
  loadPreContractDocuments,
  refuseUnread,
  type PreContractDocument,
} from './application-documents.ts'
import { endWaiting, loadOwnHolds } from '../waitlist/invited-applicants.ts'
import { refreshWaitlist } from '../waitlist/refresh-waitlist.ts'
import { answerRepeat, findEarlierApplications, repeatKey, type EarlierApplication } from './earlier-applications.ts'
import { collectDocumentsDue } from './collect-documents-due.ts'
import { loadStandings, type Standing } from './load-standings.ts'
import { lockMembers, type LockedMember } from '../investment/lock-members.ts'
import { noteTurnedAway } from './note-turned-away.ts'
import { deferDocuments } from './defer-documents.ts'
import { recordApplications, type RecordedApplication } from './record-applications.ts'
import { refuseApplication } from './refuse-application.ts'
import { writeDocuments } from './write-documents.ts'

/**
 * Decides applications to one fund in their order and answers each by itself, in one transaction: the row locks and the flush
 * to the disk, which cost the most under a burst, are paid once for all of them. One application is a batch of one.
 */
export async function applyBatch(
  services: Services,
  fundId: Id<'fund'>,
  requests: readonly ApplicationRequest[],
): Promise<ApplicationOutcome[]> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await disableSequentialScans(transaction)
    const locked = await lockFund(transaction, fundId)
    if (!locked?.isPublished) return requests.map(() => refusal('NOT_FOUND', 'ファンドが見つかりません。'))
    // Those who wait come first: nobody takes room that lapsed since the line was last looked at.
    const fund = await refreshWaitlist(transaction, services, locked, now)
    const members = await lockMembers(
      transaction,
      requests.map((request) => request.memberId),
    )
    const earlier = await findEarlierApplications(transaction, requests, now)
    const fresh = withoutRepeats(requests).filter((request) => !earlier.has(keyOf(request)))
    const standings = await loadStandings(
      transaction,
      fundId,
      fresh.map((request) => request.memberId),
    )
    const holds = await loadOwnHolds(transaction, fund, [...members.keys()], now)
    const facts = factsOf(members, standings, holds)
    const documents = await loadPreContractDocuments(transaction, fundId)
    const decisions = refuseUnread(documents, fresh, (read) => decide(fund, facts, read, now))
    const recorded = await write(transaction, services, { fund, documents, requests: fresh, decisions, members, now })
    await endWaiting(transaction, fund, recorded, now)
    const investingOf = (memberId: Id<'member'>) => standings.get(memberId)?.investing ?? zeroYen
    await noteTurnedAway(transaction, { fund, requests: fresh, decisions, recorded, investingOf }, now)
    return answerEach({ fund, requests, fresh, decisions, earlier, recorded, standings })
  })
}

/**
 * A connection keeps the plan of a foreign key's check that it made when it first checked it. Made while a table was still empty, as
 * on the day of a first opening, it would read the whole table for every row that is written later.
 */
async function disableSequentialScans(transaction: Transaction): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(transaction)
}

const keyOf = (request: ApplicationRequest) => repeatKey(request.memberId, request.idempotencyKey)

/** Repeats that came together and ask for the very same are decided once. */
function decisionKeyOf({ memberId, idempotencyKey, amount, method, ...rest }: ApplicationRequest): string {
  const { special, documents, asSubstitute } = rest
  return `${memberId} ${amount} ${method} ${documents?.join() ?? '-'} ${JSON.stringify([special, idempotencyKey, asSubstitute])}`
}

function withoutRepeats(requests: readonly ApplicationRequest[]): ApplicationRequest[] {
  const seen = new Set<string>()
  return requests.filter((request) => {
    const { size } = seen
    return seen.add(decisionKeyOf(request)).size > size
  })
}

/** By the member's id as text, which is how the rules of applications name members. */
function factsOf(
  members: ReadonlyMap<Id<'member'>, LockedMember>,
  standings: ReadonlyMap<Id<'member'>, Standing>,
  holds: ReadonlyMap<Id<'member'>, Yen>,
): Map<string, MemberFacts> {
  return new Map(
    [...members.values()].map((member) => {
      const standing = standings.get(member.id)
      return [
        String(member.id),
        {
          status: member.status,
          isIdentityVerified: member.isVerified,
          takesPaper: member.takesPaper,
          isPayoutHeld: member.isPayoutHeld,
          awaitsOfficialApproval: member.awaitsOfficialApproval,
          birthday: japanDate(member.birthday),
          investingAmount: standing?.investing ?? zeroYen,
          hasLiveApplicationInFund: standing?.hasLiveApplicationInFund ?? false,
          held: holds.get(member.id) ?? zeroYen,
        },
      ]
    }),
  )
}

function decide(
  fund: FundRecord,
  members: ReadonlyMap<string, MemberFacts>,
  requests: readonly ApplicationRequest[],
  now: Date,
): ApplicationDecision[] {
  // Whoever asked before the end but waited for the lock until after the list was closed or the fund was judged comes too late.
  const isOver = isClosedToNewInvestors(fund) || (fund.lottery !== null && fund.lottery.listedAt !== null)
  if (isOver) {
    return requests.map((request) => ({
      accepted: false,
      memberId: String(request.memberId),
      code: 'closed',
      message: REFUSAL_MESSAGES.closed,
    }))
  }
  return decideApplications(
    { fund: fund.fund, totals: fund.totals, result: fund.result, now },
    members,
    requests.map((request) => ({ ...request, memberId: String(request.memberId) })),
  )
}

interface Decided {
  fund: FundRecord
  documents: readonly PreContractDocument[]
  requests: readonly ApplicationRequest[]
  decisions: readonly ApplicationDecision[]
  members: ReadonlyMap<Id<'member'>, LockedMember>
  now: Date
}

/** More accepted at once are a burst: those behind them wait for what decides, not for documents. */
const mostWithDocuments = 8

/**
 * Everything that an accepted application is: the investment with its evidence, and its documents, the contract and the mail that is owed.
 * In a burst the documents are owed as a whole and follow when it is over.
 */
async function write(transaction: Transaction, services: Services, decided: Decided): Promise<RecordedApplication[]> {
  const { fund, documents, requests, decisions, members, now } = decided
  const accepted = requests.flatMap((request, index) => {
    const decision = decisions[index]
    return decision?.accepted ? [{ decision, request }] : []
  })
  if (accepted.length === 0) return []
  const readings = await keepReadings(
    transaction,
    documents,
    accepted.map(({ request }) => request.documents ?? []),
  )
  const rows = accepted.map(({ decision, request: { memberId, idempotencyKey } }, index) => ({
    decision,
    memberId,
    idempotencyKey,
    readingId: readings[index] ?? null,
  }))
  const recorded = await recordApplications(transaction, fund.id, rows, now)
  const due = await collectDocumentsDue(transaction, services, { fund, recorded, members, now })
  await (recorded.length > mostWithDocuments
    ? deferDocuments(transaction, due)
    : writeDocuments(transaction, services, due))
  return recorded
}

function answerEach(settled: {
  fund: FundRecord
  requests: readonly ApplicationRequest[]
  fresh: readonly ApplicationRequest[]
  decisions: readonly ApplicationDecision[]
  earlier: ReadonlyMap<string, EarlierApplication>
  recorded: readonly RecordedApplication[]
  standings: ReadonlyMap<Id<'member'>, Standing>
}): ApplicationOutcome[] {
  const { fund, requests, fresh, decisions, recorded, standings } = settled
  const known = new Map(settled.earlier)
  const receipts = new Map(recorded.map((one) => [repeatKey(one.memberId, one.idempotencyKey), one]))
  const decisionOf = new Map(fresh.map((request, index) => [decisionKeyOf(request), decisions[index]]))
  return requests.map((request) => {
    const key = keyOf(request)
    const decision = decisionOf.get(decisionKeyOf(request))
    const receipt = receipts.get(key)
    // Whoever was refused under a key before the same key was accepted stays refused.
    if (!known.has(key) && decision?.accepted && receipt)
      known.set(key, { ...receipt, fundId: fund.id, amount: receipt.decision.amount })
    const application = known.get(key)
    if (application) return answerRepeat(application, fund.id, request.amount)
    if (!decision || decision.accepted) throw new Error('an application was neither decided nor written')
    return refuseApplication(decision, request.amount, fund, standings.get(request.memberId)?.investing ?? zeroYen)
  })
}

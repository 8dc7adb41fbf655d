import { waitlistEntryLifecycle } from '../../../domain/lifecycles/waitlist-entry.ts'
import { remainingCapacity } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { subtractYen, yen } from '../../../domain/money.ts'
import {
  goDownTheLine,
  invitedUntil,
  isInvitationGood,
  mayApplyWith,
  mayOfferPlaces,
  placesUntil,
  type Turn,
} from '../../../domain/investing/waitlist.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { isClosedToNewInvestors, type FundRecord } from '../../funds/fund/fund-record.ts'
import { loadFund } from '../../funds/fund/load-funds.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import {
  waitlistClosedMail,
  waitlistExpiredMail,
  waitlistInvitedMail,
} from '../../communication/outbox/mails/waitlist-mails.ts'
import type { Services } from '../../core/services.ts'
import { endSubstitutes, followLine } from '../lottery-log/follow-line.ts'
import { recordChangedRoom } from '../lottery-log/record-steps.ts'
import { move } from '../../core/move.ts'
import { loadCandidates } from './load-candidates.ts'
import { loadLine, type LineEntry } from './load-line.ts'
import { waitlistMails } from './waitlist-mails.ts'

/** So many of a waitlist are looked at for free room: more than a fund has places. Of a lottery's substitutes all are: their order is public. */
const mostLookedAt = 1000

/**
 * Brings a locked fund's line up to date: invitations that ran out pass on, free room is offered down the line and kept for those it is offered to,
 * and a line ends with its fund's offering, or with the time in which a gap may still be closed. Whoever decides about room in the fund does this
 * first, so that nobody overtakes those who wait. Costs nothing where nobody waits.
 * @returns the fund as it stands afterwards.
 */
export async function refreshWaitlist(
  transaction: Transaction,
  services: Services,
  fund: FundRecord,
  now: Date,
): Promise<FundRecord> {
  if (fund.waiting === 0 && fund.totals.held === 0) return fund
  const isLottery = fund.fund.offeringMethod === 'lottery'
  const line = await loadLine(transaction, fund.id, isLottery ? Number.MAX_SAFE_INTEGER : mostLookedAt)
  if (isClosedToNewInvestors(fund) || !mayOfferPlaces(fund.fund, fund.result, now)) {
    await closeLine(transaction, services, fund, now)
    return reload(transaction, fund)
  }
  const overdue = line.filter(
    (entry) => entry.status === 'invited' && entry.invitedUntil !== null && !isInvitationGood(entry.invitedUntil, now),
  )
  if (isLottery) await recordChangedRoom(transaction, fund.id, now)
  const until = invitedUntil(fund.fund, now, placesUntil(fund.fund, fund.result))
  // In the last instant nobody could answer any more.
  const turns = until > now ? await chooseNext(transaction, fund, { line, overdue }, now) : []
  const invited = turns.filter(({ outcome }) => outcome === 'invited').map(({ entry }) => entry)
  if (isLottery) await followLine(transaction, services, fund, { overdue, turns, until, now })
  if (overdue.length === 0 && invited.length === 0) return fund
  const expired = { event: 'expired', set: { status_at: now } } as const
  await move(transaction, waitlistEntryLifecycle, { id: idsOf(overdue) }, expired)
  const invitation = { event: 'invited', set: { status_at: now, invited_at: now, invited_until: until } } as const
  await move(transaction, waitlistEntryLifecycle, { id: idsOf(invited) }, invitation)
  if (isLottery) return reload(transaction, fund)
  const mails = [
    ...(await waitlistMails(transaction, services, fund, {
      template: 'waitlist-invited',
      to: invited,
      words: (data, sender) => waitlistInvitedMail({ ...data, until }, sender),
    })),
    ...(await waitlistMails(transaction, services, fund, {
      template: 'waitlist-expired',
      to: overdue,
      words: (data, sender, entry) => waitlistExpiredMail({ ...data, until: entry.invitedUntil ?? until }, sender),
    })),
  ]
  await enqueueMails(transaction, services, mails, now)
  return reload(transaction, fund)
}

/** The same for a fund by its id; its lock has to be held. */
export async function refreshWaitlistOf(
  transaction: Transaction,
  services: Services,
  fundId: Id<'fund'>,
  now: Date,
): Promise<void> {
  const fund = await loadFund(transaction, fundId)
  if (fund) await refreshWaitlist(transaction, services, fund, now)
}

/** Whoever is still in the line hears that it has ended. */
async function closeLine(transaction: Transaction, services: Services, fund: FundRecord, now: Date): Promise<void> {
  const everybody = await loadLine(transaction, fund.id, Number.MAX_SAFE_INTEGER)
  await move(transaction, waitlistEntryLifecycle, { fund_id: fund.id }, { event: 'closed', set: { status_at: now } })
  if (fund.fund.offeringMethod === 'lottery')
    return endSubstitutes(transaction, services, fund, { line: everybody, now })
  const mails = await waitlistMails(transaction, services, fund, {
    template: 'waitlist-closed',
    to: everybody,
    words: waitlistClosedMail,
  })
  await enqueueMails(transaction, services, mails, now)
}

async function chooseNext(
  transaction: Transaction,
  fund: FundRecord,
  { line, overdue }: { line: readonly LineEntry[]; overdue: readonly LineEntry[] },
  now: Date,
): Promise<{ entry: LineEntry; outcome: Turn['outcome'] }[]> {
  const held = subtractYen(fund.totals.held, yen(overdue.reduce((sum, entry) => sum + entry.amount, 0)))
  const free = remainingCapacity(fund.fund, { ...fund.totals, held })
  if (free < fund.fund.minimumAmount) return []
  const waiting = line.filter((entry) => entry.status === 'waiting' && entry.amount <= free)
  const candidates = await loadCandidates(
    transaction,
    fund.id,
    waiting.map((entry) => entry.memberId),
  )
  const turns = goDownTheLine(
    waiting.map((entry) => {
      const candidate = candidates.get(entry.memberId)
      return {
        id: entry.id,
        amount: yen(entry.amount),
        mayApply: candidate !== undefined && mayApplyWith(candidate.facts, fund.fund, yen(entry.amount), now),
      }
    }),
    free,
  )
  const entries = new Map(waiting.map((entry) => [entry.id, entry]))
  return turns.flatMap(({ id, outcome }) => {
    const entry = entries.get(id)
    return entry ? [{ entry, outcome }] : []
  })
}

const idsOf = (entries: readonly LineEntry[]): Id<'waitlist_entry'>[] => entries.map(({ id }) => id)

async function reload(transaction: Transaction, fund: FundRecord): Promise<FundRecord> {
  return (await loadFund(transaction, fund.id)) ?? fund
}

import { hasOfferingStarted } from '../../../domain/funds/fund.ts'
import { shortLivedCache } from '../../../platform/short-lived-cache.ts'
import { sharedFunds } from '../../funds/fund/shared-funds.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { loadOrderLog } from './load-order-log.ts'
import { memberMark } from './member-mark.ts'
import type { Id } from '../../../domain/id.ts'

export interface OrderLogEntry {
  /** From 1, over all lines. */
  position: number
  receiptNumber: number | null
  at: Date
  /** Whole yen. */
  amount: number
  /** The member, as this fund's order names members. */
  mark: string
}

export interface OrderLog {
  fundId: Id<'fund'>
  fundName: string
  openedAt: Date
  entries: OrderLogEntry[]
}

/** Anybody may ask for it, and it is long: what was read serves for two seconds. */
const sharing = { ttl: 2_000, idle: 3 }

const ofServices = new WeakMap<Services, (fundId: Id<'fund'>) => Promise<OrderLogEntry[]>>()

/** The order of a first-come fund's opening, once it has opened; null before, and where there is no such fund. */
export async function showOrderLog(services: Services, fundId: Id<'fund'> | null): Promise<OrderLog | null> {
  const fund = fundId === null ? null : await sharedFunds(services).fund(fundId)
  if (
    !fund?.isPublished ||
    fund.fund.offeringMethod !== 'first_come' ||
    !hasOfferingStarted(fund.fund, services.clock.now())
  )
    return null
  return {
    fundId: fund.id,
    fundName: fund.name,
    openedAt: fund.fund.offeringStartAt,
    entries: await sharedEntries(services)(fund.id),
  }
}

/** How the order names the one who looks at it; null for a visitor. */
export async function ownMark(services: Services, fundId: Id<'fund'>, viewer: Viewer | null): Promise<string | null> {
  if (!viewer) return null
  const member = await services.database
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  return memberMark(services.config.SECRET_KEY, fundId, member.member_number)
}

function sharedEntries(services: Services): (fundId: Id<'fund'>) => Promise<OrderLogEntry[]> {
  const known = ofServices.get(services)
  if (known) return known
  const fresh = shortLivedCache(
    { clock: services.clock, elapsed: () => performance.now() },
    (fundId: Id<'fund'>) => readEntries(services, fundId),
    sharing,
  )
  ofServices.set(services, fresh)
  return fresh
}

async function readEntries(services: Services, fundId: Id<'fund'>): Promise<OrderLogEntry[]> {
  const lines = await loadOrderLog(services.readingDatabase ?? services.database, fundId)
  return lines.map(({ memberNumber, ...line }, index) => ({
    position: index + 1,
    ...line,
    mark: memberMark(services.config.SECRET_KEY, fundId, memberNumber),
  }))
}

import type { Services } from '../../core/services.ts'
import { liveTotals, type LiveTotals } from './live-totals.ts'
import { loadFundsForLive } from './load-funds.ts'
import { sharedFunds } from './shared-funds.ts'

/** How one published fund stands; under a burst up to a quarter of a second old. Null where there is none. */
export async function showLive(services: Services, fundId: number): Promise<LiveTotals | null> {
  const fund = await sharedFunds(services).fund(fundId)
  return fund?.isPublished ? liveTotals(fund, services.clock.now()) : null
}

/** How these published funds stand, and with `offering` also all whose offering has not ended: one query. */
export async function showLiveOf(
  services: Services,
  fundIds: readonly number[],
  offering: boolean,
): Promise<LiveTotals[]> {
  const now = services.clock.now()
  const funds = await loadFundsForLive(services.readingDatabase ?? services.database, fundIds, offering ? now : null)
  return funds.map((fund) => liveTotals(fund, now))
}

import { hasPriorityCode } from '../../../domain/funds/fund.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { throttledNetwork } from '../../../platform/throttle/network-address.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import type { RequestContext } from '../../core/graphql/context.ts'
import { showFund } from './show-funds.ts'
import type { Id } from '../../../domain/id.ts'

/** Nobody opens more links than that; a program would guess codes. */
const limit = { most: 60, windowSeconds: 10 * 60 }

/**
 * Whether this is the fund's priority code, as it is judged when the page is opened with one. False for a fund without a code, and for
 * one that is not there. Throttled for a network address; an application is judged anew (decideApplications).
 */
export async function judgePriorityCode(
  { services, viewer, request }: RequestContext,
  fundId: Id<'fund'> | null,
  code: string,
): Promise<Outcome<boolean>> {
  const network = throttledNetwork(services.config, request.ipAddress)
  if (network !== null) {
    const counted = await countRequest(
      services.database,
      { key: `priority-code:network:${network}`, ...limit },
      services.machineClock.now(),
    )
    if (!counted.ok) return counted
  }
  const fund = await showFund(services, fundId, viewer)
  return success(fund !== null && hasPriorityCode(fund.fund, code))
}

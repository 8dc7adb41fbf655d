import { isOperator } from '../../core/graphql/access.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { loadFunds } from './load-funds.ts'
import { sharedFunds, withDocuments, type FundFacts } from './shared-funds.ts'
import type { Id } from '../../../domain/id.ts'

/** A fund with all that its page shows. */
export interface ShownFund extends FundFacts {
  /** The instant for which progress and failure are shown. */
  shownAt: Date
}

/** Every published fund, newest first; under a burst up to a quarter of a second old. */
export async function showFunds(services: Services): Promise<ShownFund[]> {
  return asOfNow(services, await sharedFunds(services).published())
}

/** One published fund, under a burst up to a quarter of a second old; an operator also sees a draft. Null otherwise. */
export async function showFund(
  services: Services,
  fundId: Id<'fund'> | null,
  viewer: Viewer | null,
): Promise<ShownFund | null> {
  const fund = fundId === null ? null : await sharedFunds(services).fund(fundId)
  if (!fund || !(fund.isPublished || isOperator(viewer))) return null
  return { ...fund, shownAt: services.clock.now() }
}

/** Funds that the caller is already known to take part in, by id: always as they are now. */
export async function showFundsById(
  services: Services,
  fundIds: readonly Id<'fund'>[],
): Promise<Map<Id<'fund'>, ShownFund>> {
  const funds = asOfNow(services, await withDocuments(services.database, await loadFunds(services.database, fundIds)))
  return new Map(funds.map((fund) => [fund.id, fund]))
}

function asOfNow(services: Services, funds: readonly FundFacts[]): ShownFund[] {
  const shownAt = services.clock.now()
  return funds.map((fund) => ({ ...fund, shownAt }))
}

import { acceptsApplications, remainingCapacity } from '../../domain/funds/fund.ts'
import { idOf, type Id } from '../../domain/id.ts'
import type { Services } from '../../features/core/services.ts'
import { furtherFund, openings, type Opening } from '../../features/funds/fund/demo/further-funds.ts'
import type { FundRecord } from '../../features/funds/fund/fund-record.ts'
import { loadPublishedFunds } from '../../features/funds/fund/load-funds.ts'
import { publishDemoFund } from './publish-demo-fund.ts'

const hour = 60 * 60 * 1000

/** What a demo always offers, and the opening that brings it back once it has gone by. */
const offers: readonly { holds(fund: FundRecord, now: Date): boolean; opening: Opening }[] = [
  {
    holds: ({ fund, totals }, now) =>
      fund.offeringMethod === 'first_come' &&
      acceptsApplications(fund, totals, now, null).accepts &&
      remainingCapacity(fund, totals) >= 1_000_000,
    opening: openings.firstCome,
  },
  {
    holds: ({ fund, totals }, now) =>
      fund.offeringMethod === 'lottery' && acceptsApplications(fund, totals, now, null).accepts,
    opening: openings.lottery,
  },
  {
    holds: ({ fund }, now) => fund.offeringStartAt > now && fund.offeringStartAt.getTime() <= now.getTime() + hour,
    opening: openings.soon,
  },
  {
    holds: ({ fund }, now) => fund.earlyAccessCode !== null && fund.offeringStartAt > now,
    opening: openings.byCode,
  },
]

/**
 * The demo never runs dry: offers that have gone by are made anew, with small funds. @throws where one could not be published, as when the law's
 * ceiling for the operator leaves no room.
 */
export async function keepOpenings(services: Services): Promise<void> {
  for (const { holds, opening } of offers) {
    const now = services.clock.now()
    const funds = await loadPublishedFunds(services.database)
    if (funds.some((fund) => holds(fund, now))) continue
    const fund = furtherFund(await nextNumber(services), opening)
    await publishDemoFund({ services, seedAt: now, operator: 'schedule', applications: [] }, fund)
  }
}

/** Past every draft too: an operator may have begun one. */
async function nextNumber({ database }: Services): Promise<Id<'fund'>> {
  const { last } = await database
    .selectFrom('fund')
    .select((expression) => expression.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return idOf(last + 1)
}

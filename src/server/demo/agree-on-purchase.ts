import { sql } from 'kysely'
import { japanDate, japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import { isSettled } from '../../domain/investing/composition.ts'
import { isGoaled } from '../../domain/funds/fund.ts'
import type { Id } from '../../domain/id.ts'
import type { Services } from '../../features/core/services.ts'
import { demoFunds } from '../../features/funds/fund/demo-funds.ts'
import { furtherFund, openings } from '../../features/funds/fund/demo/further-funds.ts'
import { loadFund } from '../../features/funds/fund/load-funds.ts'
import { proposePropertyPurchase } from '../../features/funds/property/book-purchase.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'
import { operatorViewer } from './operator-viewer.ts'
import { agreeOnPast } from './past-contributions.ts'
import { recordDemoPurchase } from './record-property.ts'

type Agreeing = Pick<DemoEnvironment, 'services' | 'operator' | 'operatorIds'>

/** The operator sells the fund its property at what it was appraised at: one operator records the contract, both agree, and the start books it. */
export async function agreeOnDemoPurchase(
  demo: Agreeing,
  fund: { id: Id<'fund'> },
  settledOn: JapanDate,
): Promise<void> {
  const { services, operatorIds } = demo
  for (const dealId of await recordDemoPurchase(demo, fund, settledOn)) {
    const asked = { dealId, reason: '' }
    await agreeOnPast(
      demo,
      must(await proposePropertyPurchase(services, operatorViewer(services, operatorIds[0]), asked)),
    )
  }
}

/**
 * What the operators of a demo do when one of its funds is full, or its offering is over: its purchase is recorded, so that it can start. Funds that somebody
 * else has published are theirs to care for.
 */
export async function agreeOnDuePurchases(services: Services): Promise<void> {
  const now = services.clock.now()
  for (const { id, settledOn } of await listUnbought(services)) {
    const fund = await loadFund(services.database, id)
    if (fund === null || !isOfDemo(fund)) continue
    if (!isGoaled(fund.fund, fund.totals) && !isSettled(fund.fund, fund.totals, now)) continue
    const [first, second] = await operators(services)
    if (first === undefined || second === undefined) return
    const demo = { services, operator: `operator:${first}`, operatorIds: [first, second] as const }
    await agreeOnDemoPurchase(demo, fund, settledOn)
  }
}

const isOfDemo = ({ id, name }: { id: Id<'fund'>; name: string }): boolean =>
  demoFunds.some((fund) => fund.id === id) || furtherFund(id, openings.firstCome).name === name

/** Funds with investors that neither started nor failed nor have bought anything, with the day on which the last of their money came. */
async function listUnbought({ database, clock }: Services): Promise<{ id: Id<'fund'>; settledOn: JapanDate }[]> {
  const { rows } = await sql<{ id: Id<'fund'>; last_at: Date }>`
    select fund.id, max(investment.status_at) as last_at
    from fund
    join investment on investment.fund_id = fund.id and investment.status = 'participating'
    left join fund_result result on result.fund_id = fund.id
    where fund.status = 'published' and result.operation_booked_at is null and result.failed_at is null
      and not exists (select from standing_property_deal deal where deal.buyer_fund_id = fund.id)
    group by fund.id order by fund.id`.execute(database)
  const today = japanDateOf(clock.now())
  return rows.map(({ id, last_at: lastAt }) => {
    const on = japanDateOf(lastAt)
    return { id, settledOn: japanDate(on < today ? on : today) }
  })
}

async function operators({ database }: Services): Promise<Id<'member'>[]> {
  const rows = await database
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

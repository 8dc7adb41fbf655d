import { addDays, japanDateOf, timeOfDay } from '../../src/domain/calendar.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { updateFundResult, type FundResultEntry } from '../../src/features/investing/fund-result/update-fund-result.ts'
import { dailyTasks } from '../../src/server/schedule.ts'
import { insertFund } from './deposit-rows.ts'
import { proposeLossStatement } from '../../src/features/investing/loss-statement/loss-statement-proposal.ts'
import { consent } from './second-consent.ts'
import { recordPurchase } from './record-purchase.ts'
import { must, type PayoutWorld } from './payout-world.ts'
import type { Id } from '../../src/domain/id.ts'

const minute = 60_000

/** A small fund: investors fill 800,000 yen, the operator stands behind them with 200,000. */
export const smallFund = (world: PayoutWorld, facts: { autoRenewal?: boolean } = {}): Promise<Id<'fund'>> =>
  insertFund(world.database, { fundTotal: 1_000_000, subordinatedAmount: 200_000, ...facts })

/** The schedule's tasks about operation and terms: the bank's are not needed for a year's worth of nights. */
const tasks = dailyTasks.filter(({ name }) =>
  ['judge-funds', 'start-operations', 'turn-terms', 'send-renewal-notices'].includes(name),
)

/** Business time goes on to an instant, and the schedule runs each task of each day on the way. The clock itself makes one step a day. */
export async function liveUntil(world: PayoutWorld, time: string): Promise<void> {
  const until = new Date(time)
  const begin = world.services.clock.now()
  for (let day = japanDateOf(begin); timeOfDay(day, 0, 0) <= until; day = addDays(day, 1)) {
    const due = tasks
      .map((task) => ({ task, at: timeOfDay(day, task.hour, task.minute) }))
      .filter(({ at }) => at > begin && at <= until)
    if (due[0]) await world.desk.parts.followers.move(due[0].at)
    for (const { task, at } of due) await task.run(world.services, at)
  }
  await world.desk.parts.followers.move(until)
}

/** An operator's entry, as the page of fund results sends it. @returns 'ok', or the refusal's code and message. */
export async function enter(
  world: PayoutWorld,
  operator: Viewer,
  fundId: Id<'fund'>,
  entry: FundResultEntry,
): Promise<string> {
  if (entry.operationStartOn !== undefined) await recordPurchase(world.services, fundId)
  const outcome = await updateFundResult(world.services, operator, fundId, entry)
  return outcome.ok ? 'ok' : `${outcome.code} ${outcome.message}`
}

/** Days of an operation: one enters them, and the other the same, as it takes two where they are far from the plan. @returns the last answer. */
export async function enterDays(world: PayoutWorld, fundId: Id<'fund'>, entry: FundResultEntry): Promise<string> {
  const first = await enter(world, world.maker, fundId, entry)
  return first === 'ok' ? enter(world, world.checker, fundId, entry) : first
}

/** Both operators enter the same. */
export async function enterTwice(world: PayoutWorld, fundId: Id<'fund'>, entry: FundResultEntry): Promise<void> {
  if (entry.operationStartOn !== undefined) await recordPurchase(world.services, fundId)
  must(await updateFundResult(world.services, world.maker, fundId, entry))
  must(await updateFundResult(world.services, world.checker, fundId, entry))
}

export const lossWords = {
  whatHappened: '対象不動産が、想定した価格より低い価格で売れました。',
  nextSteps: 'お返しする元本を、2026年11月30日に登録口座へお支払いします。',
  apology: '大切な資金をお預かりしながら、このような結果となりましたことを、心よりおわび申しあげます。',
  contact: '投資家窓口　03-0000-0000（平日10:00〜18:00）',
}

/** Two operators agree on what investors are sent of the loss. A day later its money may be paid. */
export async function explainLoss(
  { services, maker, checker }: Pick<PayoutWorld, 'services' | 'maker' | 'checker'>,
  fundId: Id<'fund'>,
): Promise<void> {
  const { proposalId } = must(await proposeLossStatement(services, maker, { fundId, ...lossWords }))
  must(await consent(services, checker, proposalId))
}

/** Everything owed leaves in one batch and arrives. */
export async function payEverything(
  world: PayoutWorld,
  inFlight: () => Promise<void> = async () => undefined,
): Promise<void> {
  const batch = await world.prepareAll()
  await world.approve(batch)
  await sendPayoutBatch(world.services, batch.batchId)
  await inFlight()
  await world.pass(minute)
  await followPayouts(world.services)
}

/** Of the fund's distributions, oldest first: what each share says. */
export function sharesOf(world: PayoutWorld, fundId: Id<'fund'>) {
  return world.database
    .selectFrom('distribution_share as share')
    .innerJoin('distribution', 'distribution.id', 'share.distribution_id')
    .select(['share.investment_id', 'share.gross', 'share.withholding', 'share.principal', 'share.loss'])
    .where('distribution.fund_id', '=', fundId)
    .orderBy('share.id')
    .execute()
}

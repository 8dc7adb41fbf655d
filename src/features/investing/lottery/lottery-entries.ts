import type { Id } from '../../../domain/id.ts'
import type { LotteryApplication, LotteryOutcome } from '../../../domain/investing/lottery.ts'
import type { ListedOutcome } from '../../../domain/investing/lottery-steps.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The closed list of a fund's applications, ascending by id; empty before the close. */
export const loadLotteryEntries = (database: Queryable, fundId: Id<'fund'>) =>
  database
    .selectFrom('lottery_entry')
    // `won` is null until the draw; who is `as_substitute` would, not drawn, take a place that comes free later.
    .select(['investment_id', 'amount', 'won', 'as_substitute'])
    .where('fund_id', '=', fundId)
    .orderBy('investment_id')
    .execute()

export type LotteryEntryRecord = Awaited<ReturnType<typeof loadLotteryEntries>>[number]

export const toLotteryApplication = (entry: LotteryEntryRecord): LotteryApplication => ({
  investId: String(entry.investment_id),
  amount: yen(entry.amount),
})

export const substitutesIn = (entries: readonly LotteryEntryRecord[]): string[] =>
  entries
    .filter(({ as_substitute: asSubstitute }) => asSubstitute)
    .map(({ investment_id: investmentId }) => String(investmentId))

/** Outcomes of a draw, with who becomes a substitute. */
export function withSubstitutes(
  outcomes: readonly LotteryOutcome[],
  entries: readonly LotteryEntryRecord[],
): ListedOutcome[] {
  const substitutes = new Set(substitutesIn(entries))
  return outcomes.map((outcome) => ({ ...outcome, asSubstitute: substitutes.has(outcome.investId) }))
}

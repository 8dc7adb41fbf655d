import type { Id } from '../../../domain/id.ts'
import type { LotteryApplication, LotteryOutcome } from '../../../domain/investing/lottery.ts'
import type { ListedOutcome } from '../../../domain/investing/lottery-steps.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface LotteryEntryRecord {
  investmentId: Id<'investment'>
  amount: number
  /** Null until the draw. */
  won: boolean | null
  /** Not drawn, a place that comes free later would be taken. */
  asSubstitute: boolean
}

/** The closed list of a fund's applications, ascending by id; empty before the close. */
export async function loadLotteryEntries(database: Queryable, fundId: Id<'fund'>): Promise<LotteryEntryRecord[]> {
  const rows = await database
    .selectFrom('lottery_entry')
    .select(['investment_id', 'amount', 'won', 'as_substitute'])
    .where('fund_id', '=', fundId)
    .orderBy('investment_id')
    .execute()
  return rows.map((row) => ({
    investmentId: row.investment_id,
    amount: row.amount,
    won: row.won,
    asSubstitute: row.as_substitute,
  }))
}

export const toLotteryApplication = (entry: LotteryEntryRecord): LotteryApplication => ({
  investId: String(entry.investmentId),
  amount: yen(entry.amount),
})

export const substitutesIn = (entries: readonly LotteryEntryRecord[]): string[] =>
  entries.filter(({ asSubstitute }) => asSubstitute).map(({ investmentId }) => String(investmentId))

/** Outcomes of a draw, with who becomes a substitute. */
export function withSubstitutes(
  outcomes: readonly LotteryOutcome[],
  entries: readonly LotteryEntryRecord[],
): ListedOutcome[] {
  const substitutes = new Set(substitutesIn(entries))
  return outcomes.map((outcome) => ({ ...outcome, asSubstitute: substitutes.has(outcome.investId) }))
}

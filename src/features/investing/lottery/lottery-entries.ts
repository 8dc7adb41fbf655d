import type { Id } from '../../../domain/id.ts'
import type { LotteryApplication } from '../../../domain/lottery.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface LotteryEntryRecord {
  investmentId: Id<'investment'>
  amount: number
  /** Null until the draw. */
  won: boolean | null
}

/** The closed list of a fund's applications, ascending by id; empty before the close. */
export async function loadLotteryEntries(database: Queryable, fundId: Id<'fund'>): Promise<LotteryEntryRecord[]> {
  const rows = await database
    .selectFrom('lottery_entry')
    .select(['investment_id', 'amount', 'won'])
    .where('fund_id', '=', fundId)
    .orderBy('investment_id')
    .execute()
  return rows.map((row) => ({ investmentId: row.investment_id, amount: row.amount, won: row.won }))
}

export const toLotteryApplication = (entry: LotteryEntryRecord): LotteryApplication => ({
  investId: String(entry.investmentId),
  amount: yen(entry.amount),
})

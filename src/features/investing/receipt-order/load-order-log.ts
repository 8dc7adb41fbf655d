import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface OrderLogLine {
  memberNumber: string
  /** Whole yen. */
  amount: number
  at: Date
  /** The place in the order of acceptance; null for one who was rejected for want of room. */
  receiptNumber: number | null
}

/**
 * Who applied to a fund, in the order in which it was decided: the accepted by their numbers, and behind each those who were rejected
 * after it. What has become of an application since plays no part.
 */
export async function loadOrderLog(database: Queryable, fundId: number): Promise<OrderLogLine[]> {
  const { rows } = await sql<{ member_number: string; amount: number; at: Date; receipt_number: number | null }>`
    select m.member_number, line.amount, line.at, line.receipt_number
    from (
      select member_id, amount, applied_at as at, receipt_number, receipt_number as place, 0 as behind
      from investment where fund_id = ${fundId} and receipt_number is not null
      union all
      select member_id, amount, at, null, after_receipt, id from turned_away where fund_id = ${fundId}
    ) line
    join member m on m.id = line.member_id
    order by line.place, line.behind`.execute(database)
  return rows.map((row) => ({
    memberNumber: row.member_number,
    amount: row.amount,
    at: row.at,
    receiptNumber: row.receipt_number,
  }))
}

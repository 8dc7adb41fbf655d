import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What paying a batch changes in the books, whole yen, fees apart: for the dialog in which it is approved. */
export interface BatchEffect {
  bank_before: number
  bank_after: number
  /** To members: refunds and distributions that have not left, those on their way included. */
  owed_before: number
  owed_after: number
}

/** Of a batch whose money has not left yet, by the books as they stand. */
export async function loadBatchEffect(database: Queryable, { total }: { total: number }): Promise<BatchEffect> {
  const { rows } = await sql<{ bank: number; owed: number }>`
    select coalesce(sum(amount) filter (where account_kind = 'bank'), 0)::bigint as bank,
      coalesce(-sum(amount) filter (where account_kind in ('refundable', 'payable', 'in_flight')), 0)::bigint as owed
    from account_balance where account_kind in ('bank', 'refundable', 'payable', 'in_flight')`.execute(database)
  const { bank, owed } = rows[0] ?? { bank: 0, owed: 0 }
  return { bank_before: bank, bank_after: bank - total, owed_before: owed, owed_after: owed - total }
}

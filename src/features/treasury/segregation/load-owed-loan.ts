import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What a fund owes its lenders now, by its book. */
export async function loadOwedLoan(database: Queryable, fundId: Id<'fund'>): Promise<Yen> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(-sum(amount), 0)::bigint as owed from account_balance where book = ${`fund:${fundId}`} and account_kind = 'loan'`.execute(
    database,
  )
  return yen(rows[0]?.owed ?? 0)
}

import { sql } from 'kysely'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Investors' parts of the published funds that are neither failed nor wholly redeemed, whole yen: what the operator's ceiling counts. */
export async function loadEntrustedAmounts(database: Queryable): Promise<Yen[]> {
  const { rows } = await sql<{ senior: number }>`
    select f.fund_total - f.subordinated_amount as senior from fund f left join fund_result r on r.fund_id = f.id
    where f.status = 'published' and r.failed_at is null
      and not (r.operation_end_on is not null and not exists (
        select from investment i where i.fund_id = f.id and i.status = 'participating' and i.redeemed_at is null))`.execute(
    database,
  )
  return rows.map((row) => yen(row.senior))
}

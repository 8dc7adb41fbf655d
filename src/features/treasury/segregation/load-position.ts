import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { SegregationPosition } from '../../../domain/segregation.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Where the operator's money stands by the books of this moment. */
export async function loadPosition(database: Queryable): Promise<SegregationPosition> {
  const { rows } = await sql<SegregationPosition>`
    select available, owed_distributions as "owedDistributions", transfers from segregation_position()`.execute(
    database,
  )
  return rows[0] ?? { available: 0, owedDistributions: 0, transfers: 0 }
}

/** Whether what the account held at its first reading is booked: before, nobody can say what of the bank's balance is the operator's. */
export async function isOpened(database: Queryable, realAccountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('bank_opening')
    .select('real_account_id')
    .where('real_account_id', '=', realAccountId)
    .executeTakeFirst()
  return row !== undefined
}

/** What paying these shares of distributions takes of the operator's money, whole yen: dividend and principal, with the tax where it is not withheld yet. */
export async function loadDues(
  database: Queryable,
  shareIds: readonly Id<'fixed_distribution_share'>[],
): Promise<number> {
  const { rows } = await sql<{ dues: number }>`
    select coalesce(sum(net + principal + case when withheld_on is null then withholding else 0 end), 0)::bigint as dues
    from distribution_share where id = any(${shareIds})`.execute(database)
  return rows[0]?.dues ?? 0
}

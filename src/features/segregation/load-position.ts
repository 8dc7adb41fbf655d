import { sql } from 'kysely'
import type { SegregationPosition } from '../../domain/segregation.ts'
import type { Queryable } from '../../platform/database/connect.ts'

/** Where the operator's money stands by the books of this moment. */
export async function loadPosition(database: Queryable): Promise<SegregationPosition> {
  const { rows } = await sql<SegregationPosition>`
    select available, owed_distributions as "owedDistributions", transfers from segregation_position()`.execute(database)
  return rows[0] ?? { available: 0, owedDistributions: 0, transfers: 0 }
}

/** Whether what the account held at its first reading is booked: before, nobody can say what of the bank's balance is the operator's. */
export async function isOpened(database: Queryable, realAccountId: string): Promise<boolean> {
  const row = await database.selectFrom('bank_opening').select('real_account_id').where('real_account_id', '=', realAccountId).executeTakeFirst()
  return row !== undefined
}

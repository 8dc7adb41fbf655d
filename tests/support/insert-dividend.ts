import { sql, type Insertable } from 'kysely'
import type { Id } from '../../src/domain/id.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import type { DistributionShare } from '../../src/platform/database/types.ts'

/** A distribution to one application as if two operators had fixed it then: with its share and its source, as the database asks. */
export async function insertDividend(
  database: Database,
  {
    fundId,
    fixedAt,
    ...share
  }: { fundId: Id<'fund'>; fixedAt: string; gross: number } & Omit<Insertable<DistributionShare>, 'distribution_id'>,
): Promise<{ distributionId: Id<'fixed_distribution'>; shareId: Id<'fixed_distribution_share'> }> {
  return database.transaction().execute(async (transaction) => {
    // A period of its own, of a day before any other.
    const { rows } = await sql<{ number: number }>`
      insert into fund_period (fund_id, number, start_on, end_on, is_last)
      select ${fundId}, count(*) + 900, date '1999-01-01' + count(*)::integer, date '1999-01-01' + count(*)::integer, false
      from fund_period where fund_id = ${fundId} returning number`.execute(transaction)
    const { id: distributionId } = await transaction
      .insertInto('fixed_distribution')
      .values({ fund_id: fundId, period_number: rows[0]?.number ?? 1, total_dividend: share.gross, fixed_at: fixedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await transaction
      .insertInto('distribution_share')
      .values({ ...share, distribution_id: distributionId })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (share.gross > 0)
      await transaction
        .insertInto('distribution_source')
        .values({ distribution_id: distributionId, kind: 'declared', yen: share.gross, related_yen: share.gross })
        .execute()
    if (id === null) throw new Error('the share has no number')
    return { distributionId, shareId: id }
  })
}

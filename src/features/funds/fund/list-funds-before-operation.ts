import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/**
 * Published funds that have not failed and whose operation nobody has begun: contracts may still come, by an application, a draw, a substitute or in the
 * closing days, and what is delivered before a contract has to be right.
 */
export async function listFundsBeforeOperation(database: Queryable): Promise<Id<'fund'>[]> {
  const rows = await database
    .selectFrom('fund')
    .leftJoin('fund_result as result', 'result.fund_id', 'fund.id')
    .select('fund.id')
    .where('fund.status', '=', 'published')
    .where('result.failed_at', 'is', null)
    .where('result.operation_start_on', 'is', null)
    .orderBy('fund.id')
    .execute()
  return rows.map(({ id }) => id)
}

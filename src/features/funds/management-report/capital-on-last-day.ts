import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A calculation period that ends in the report's. */
interface PeriodEnd {
  /** Null while its distribution is not fixed. */
  distributionId: Id<'fixed_distribution'> | null
  fixedAt: Date | null
}

/** By investment, as the books have it at the end of the day; what was fixed to go back on that very day was still at work. */
export async function capitalOnLastDay(
  database: Queryable,
  { fundId, periods, dayAfter }: { fundId: Id<'fund'>; periods: readonly PeriodEnd[]; dayAfter: Date },
): Promise<ReadonlyMap<Id<'investment'>, number>> {
  const ids = periods.flatMap(({ distributionId, fixedAt }) =>
    distributionId !== null && fixedAt !== null && fixedAt < dayAfter ? [distributionId] : [],
  )
  // Entries that took effect from then on are left out, whenever they were recorded.
  const { rows } = await sql<{ id: Id<'investment'>; amount: number }>`
    select id, sum(amount)::bigint as amount
    from (
      select investment.id, -posting.amount as amount
      from investment
      join posting on posting.account_kind = 'deployed' and posting.account_ref = investment.id::text
      where investment.fund_id = ${fundId} and posting.effective_at < ${dayAfter}
      union all
      select investment_id, principal + loss from distribution_share where distribution_id = any(${ids}::bigint[])
    ) part group by id`.execute(database)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

import type { Id } from '../../../domain/id.ts'
import type { LessThanComputed } from '../../../domain/less-than-computed.ts'
import { addYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Of the distributions that gave investors less than the books did, how much that was and why; others are not among them. */
export async function loadLessThanComputed(
  database: Queryable,
  distributionIds: readonly Id<'fixed_distribution'>[],
): Promise<ReadonlyMap<Id<'fixed_distribution'>, LessThanComputed>> {
  if (distributionIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('period_closing as closing')
    .innerJoin('fixed_distribution as distribution', 'distribution.id', 'closing.distribution_id')
    .select([
      'closing.distribution_id',
      'closing.priority',
      'closing.sale_quarter',
      'closing.words',
      'distribution.total_dividend',
    ])
    .where('closing.distribution_id', 'in', [...distributionIds])
    .where('closing.words', '<>', '')
    .execute()
  return new Map(
    rows.map((row) => [
      row.distribution_id,
      {
        computed: addYen(yen(row.priority), yen(row.sale_quarter)),
        distributed: yen(row.total_dividend),
        words: row.words,
      },
    ]),
  )
}

import type { Id } from '../../../domain/id.ts'
import { addYen, yen } from '../../../domain/money.ts'
import type { SmallerDividend } from '../../../domain/funds/smaller-dividend.ts'
import { saleProfitDistribution } from '../../../domain/investing/waterfall.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Of the distributions that gave investors less than planned or than the books did, how much that was and why; others are not among them. */
export async function loadSmallerDividends(
  database: Queryable,
  distributionIds: readonly Id<'fixed_distribution'>[],
): Promise<ReadonlyMap<Id<'fixed_distribution'>, SmallerDividend>> {
  if (distributionIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('fixed_distribution as distribution')
    .leftJoin('period_closing as closing', 'closing.distribution_id', 'distribution.id')
    .select([
      'distribution.id',
      'distribution.planned',
      'distribution.less_words',
      'distribution.sale_profit',
      'distribution.total_dividend',
      'closing.priority',
      'closing.sale_quarter',
    ])
    .where('distribution.id', 'in', [...distributionIds])
    .where('distribution.less_words', '<>', '')
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        planned: addYen(yen(row.planned ?? 0), saleProfitDistribution(yen(row.sale_profit))),
        computed: row.priority === null ? null : addYen(yen(row.priority), yen(row.sale_quarter ?? 0)),
        distributed: yen(row.total_dividend),
        words: row.less_words,
      },
    ]),
  )
}

import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { PeriodLine } from '../../../domain/investing/period-lines.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What the closing of a period took, line by line, with the hash that was published of the list. */
export interface PeriodList {
  sha256: string
  lines: PeriodLine[]
}

/** By the distribution whose closing took them; one that was not closed from the books, or before lists were kept, is not among them. */
export async function loadPeriodLists(
  database: Queryable,
  distributionIds: readonly Id<'fixed_distribution'>[],
): Promise<ReadonlyMap<Id<'fixed_distribution'>, PeriodList>> {
  if (distributionIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('period_closing as closing')
    .leftJoin('period_line as line', 'line.closing_id', 'closing.id')
    .select(['closing.distribution_id', 'closing.lines_sha256'])
    .select(['line.day', 'line.amount', 'line.kind', 'line.payer', 'line.hash'])
    .where('closing.distribution_id', 'in', [...distributionIds])
    .where('closing.lines_sha256', 'is not', null)
    .orderBy('closing.id')
    .orderBy('line.seq')
    .execute()
  const lists = new Map<Id<'fixed_distribution'>, PeriodList>()
  for (const { distribution_id: id, lines_sha256: sha256, day, amount, kind, payer, hash } of rows) {
    const list = lists.get(id) ?? { sha256: sha256 ?? '', lines: [] }
    lists.set(id, list)
    if (day !== null && amount !== null && kind !== null && payer !== null && hash !== null)
      list.lines.push({ day: japanDate(day), amount, kind, payer, hash })
  }
  return lists
}

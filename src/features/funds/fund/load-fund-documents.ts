import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** The documents of funds as they hold now, in their order. */
export async function loadFundDocuments(database: Queryable, fundIds: readonly Id<'fund'>[]) {
  if (fundIds.length === 0) return []
  return database
    .selectFrom('fund_document')
    .select(['id', 'fund_id', 'kind', 'name', 'size_bytes'])
    .where('fund_id', 'in', [...fundIds])
    .where('replaced_at', 'is', null)
    .orderBy('fund_id')
    .orderBy('position')
    .execute()
}

/** Its name is without '.pdf'. */
export type FundDocument = Awaited<ReturnType<typeof loadFundDocuments>>[number]

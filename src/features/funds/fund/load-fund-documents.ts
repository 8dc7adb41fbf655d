import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

export interface FundDocument {
  id: Id<'fund_document'>
  fundId: Id<'fund'>
  kind: 'pre_contract' | 'other'
  /** Without '.pdf'. */
  name: string
  sizeBytes: number
}

/** The documents of funds as they hold now, in their order. */
export async function loadFundDocuments(database: Queryable, fundIds: readonly Id<'fund'>[]): Promise<FundDocument[]> {
  if (fundIds.length === 0) return []
  const rows = await database
    .selectFrom('fund_document')
    .select(['id', 'fund_id', 'kind', 'name', 'size_bytes'])
    .where('fund_id', 'in', [...fundIds])
    .where('replaced_at', 'is', null)
    .orderBy('fund_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fundId: row.fund_id,
    kind: row.kind === 'pre_contract' ? 'pre_contract' : 'other',
    name: row.name,
    sizeBytes: row.size_bytes,
  }))
}

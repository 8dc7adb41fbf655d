import type { FreeText } from '../../../domain/free-text.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** A document of a fund in one of its versions, as operators see it. */
export interface EditedDocument {
  id: Id<'fund_document'>
  kind: 'pre_contract' | 'other'
  name: string
  sizeBytes: number
  version: number
  addedAt: Date
  /** Null where it holds now. */
  replacedAt: Date | null
  /** Why it replaced the version before; empty for a first one. */
  reason: FreeText
  /** Printed from the fund's facts; the others were uploaded. */
  isGenerated: boolean
}

/** Every version of every document of a fund, in their order, the newest version first. */
export async function listFundDocuments(database: Queryable, fundId: Id<'fund'>): Promise<EditedDocument[]> {
  const rows = await database
    .selectFrom('fund_document')
    .select(['id', 'kind', 'name', 'size_bytes', 'version', 'added_at', 'replaced_at', 'reason', 'content_hash'])
    .where('fund_id', '=', fundId)
    .orderBy('kind', 'desc')
    .orderBy('position')
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind === 'pre_contract' ? 'pre_contract' : 'other',
    name: row.name,
    sizeBytes: row.size_bytes,
    version: row.version,
    addedAt: row.added_at,
    replacedAt: row.replaced_at,
    reason: row.reason,
    isGenerated: row.content_hash !== null,
  }))
}

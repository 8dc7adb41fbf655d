import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import { fundChanges, type FundChange } from '../../../domain/funds/fund-change.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { JsonObject } from '../../../platform/database/types.ts'
import { fromStoredContent } from '../fund/fund-content.ts'
import type { Id } from '../../../domain/id.ts'

interface VersionRow {
  number: number
  content: JsonObject
  saved_by: string
  saved_at: Date
  reason: FreeText
  proposal_id: Id<'proposal'> | null
  name: string | null
}

export interface FundVersionView {
  number: number
  savedBy: string
  savedByName: string | null
  savedAt: Date
  reason: FreeText
  proposalId: Id<'proposal'> | null
  /** From the version before; empty for the first. */
  changes: FundChange[]
}

/** The versions of a fund with what each of them changed, the newest first. */
export async function listFundVersions(database: Queryable, fundId: Id<'fund'>): Promise<FundVersionView[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.content, v.saved_by, v.saved_at, v.reason, v.proposal_id, m.family_name || ' ' || m.given_name as name
    from fund_version v left join member m on v.saved_by = 'operator:' || m.id
    where v.fund_id = ${fundId} order by v.number`.execute(database)
  const versions = rows.map((row, index) => {
    const before = rows[index - 1]
    const content = fromStoredContent(row.content)
    return {
      number: row.number,
      savedBy: row.saved_by,
      savedByName: row.name,
      savedAt: row.saved_at,
      reason: row.reason,
      proposalId: row.proposal_id,
      changes: before === undefined ? [] : fundChanges(fromStoredContent(before.content), content),
    }
  })
  return versions.toReversed()
}

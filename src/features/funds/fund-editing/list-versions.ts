import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import { fundChanges } from '../../../domain/funds/fund-change.ts'
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
  saved_by_name: string | null
}

/** The versions of a fund with what each of them changed, the newest first. */
export async function listFundVersions(database: Queryable, fundId: Id<'fund'>) {
  const { rows } = await sql<VersionRow>`
    select v.number, v.content, v.saved_by, v.saved_at, v.reason, v.proposal_id, m.family_name || ' ' || m.given_name as saved_by_name
    from fund_version v left join member m on v.saved_by = 'operator:' || m.id
    where v.fund_id = ${fundId} order by v.number`.execute(database)
  const versions = rows.map(({ content, ...row }, index) => {
    const before = rows[index - 1]
    return {
      ...row,
      /** From the version before; empty for the first. */
      changes: before === undefined ? [] : fundChanges(fromStoredContent(before.content), fromStoredContent(content)),
    }
  })
  return versions.toReversed()
}

export type FundVersionView = Awaited<ReturnType<typeof listFundVersions>>[number]

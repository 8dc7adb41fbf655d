import type { FundDocument } from '../../../platform/database/types.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** One version of a document of a fund. */
export interface DocumentVersion {
  id: Id<'fund_document'>
  name: string
  kind: Selectable<FundDocument>['kind']
  version: number
  /** Why it took the place of the one before; empty for a first version. */
  reason: FreeText
  added_at: Date
  replaced_at: Date | null
  sha256: string
  /** How many applications were made with it before the applicant. */
  applications: number
}

/** Every version of a fund's documents, in their order, the latest version first. */
export async function listVersions(database: Queryable, fundId: Id<'fund'> | null): Promise<DocumentVersion[]> {
  const { rows } = await sql<DocumentVersion>`
    select document.id, document.name, document.kind, document.version, document.reason, document.added_at, document.replaced_at,
      document.file_sha256 as sha256, (select count(*) from application_document where fund_document_id = document.id) as applications
    from fund_document document where document.fund_id = ${fundId}
    order by document.kind desc, document.position, document.version desc, document.id desc`.execute(database)
  return rows
}

import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Every version of every document of a fund, in their order, the newest version first. */
export const listFundDocuments = (database: Queryable, fundId: Id<'fund'>) =>
  database
    .selectFrom('fund_document')
    .select(['id', 'kind', 'name', 'size_bytes', 'version', 'added_at', 'replaced_at', 'reason'])
    // Printed from the fund's facts; the others were uploaded.
    .select(sql<boolean>`content_hash is not null`.as('is_generated'))
    .where('fund_id', '=', fundId)
    .orderBy('kind', 'desc')
    .orderBy('position')
    .orderBy('version', 'desc')
    .execute()

/** A document of a fund in one of its versions, as operators see it; `replaced_at` is null where it holds now. */
export type EditedDocument = Awaited<ReturnType<typeof listFundDocuments>>[number]

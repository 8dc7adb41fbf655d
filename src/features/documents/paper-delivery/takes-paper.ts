import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Whether documents reach the member by post: the consent to electronic delivery was taken back. */
export async function takesPaper(database: Queryable, memberId: Id<'member'>): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`select takes_paper(${memberId}) as is_so`.execute(database)
  return rows[0]?.is_so ?? false
}

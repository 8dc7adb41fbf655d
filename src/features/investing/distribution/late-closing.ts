import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The entry that closes what came in after the last period is called by the proposal upon which two people agreed to it. */
export const lateClosingKey = (proposalId: Id<'proposal'>): string => `late-period:${proposalId}`

/** The key of the entry that closed what a supplementary distribution gives out; null of any other distribution. */
export async function findLateClosing(
  database: Queryable,
  distributionId: Id<'fixed_distribution'>,
): Promise<string | null> {
  const late = await database
    .selectFrom('supplementary_distribution')
    .select('proposal_id')
    .where('distribution_id', '=', distributionId)
    .executeTakeFirst()
  return late === undefined ? null : lateClosingKey(late.proposal_id)
}

/** Whether still later income was closed after it: then what it had closed could not be opened again. */
export async function isLaterClosed(
  database: Queryable,
  { fundId, distributionId }: { fundId: Id<'fund'>; distributionId: Id<'fixed_distribution'> },
): Promise<boolean> {
  const key = await findLateClosing(database, distributionId)
  if (key === null) return false
  const { rows } = await sql`
    select from journal_entry closed
    join journal_entry later on later.id > closed.id and later.kind = 'period_closed' and later.idempotency_key like 'late-period:%'
    join posting on posting.entry_id = later.id and posting.book = 'fund:' || ${fundId}::bigint
    where closed.idempotency_key = ${key} and not exists (select from journal_entry reversal where reversal.reverses = later.id)
    limit 1`.execute(database)
  return rows.length > 0
}

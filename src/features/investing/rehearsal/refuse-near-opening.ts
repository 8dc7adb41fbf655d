import { formatDateTime } from '../../../domain/calendar.ts'
import { openingNearby } from '../../../domain/investing/rehearsal.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/** CONFLICT where a real first-come opening is near: a rehearsal would slow it down. Null otherwise. */
export async function refuseNearOpening(database: Queryable, now: Date): Promise<Refusal | null> {
  const openings = await database
    .selectFrom('fund')
    .select(['name', 'offering_start_at as offeringStartAt'])
    .where('status', '=', 'published')
    .where('offering_method', '=', 'first_come')
    .execute()
  const near = openingNearby(openings, now)
  if (!near) return null
  return refusal(
    'CONFLICT',
    `「${near.name}」の募集開始（${formatDateTime(near.offeringStartAt)}）の15分前から開始後10分までは、リハーサルを行えません。`,
  )
}

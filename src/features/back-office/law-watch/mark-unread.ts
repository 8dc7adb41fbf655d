import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import { LAWS, WHOLE_LAW, type LawKey } from '../../../domain/core/cited-law.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export type UnreadReason = 'unreachable' | 'missing' | 'unset'

/** A night without the text of an article, or of a whole law; answers how many there were in succession. A night that is repeated counts once. */
export async function markUnread(
  database: Queryable,
  law: LawKey,
  reason: UnreadReason,
  today: JapanDate,
  article: string = WHOLE_LAW,
): Promise<number> {
  const row = await database
    .insertInto('law_watch')
    .values({
      law_id: LAWS[law].id,
      article,
      failed_nights: 1,
      failed_since: today,
      failed_on: today,
      reason,
    })
    .onConflict((conflict) =>
      conflict.columns(['law_id', 'article']).doUpdateSet({
        failed_nights: sql`law_watch.failed_nights + case when law_watch.failed_on = ${today}::date then 0 else 1 end`,
        failed_since: sql`coalesce(law_watch.failed_since, ${today}::date)`,
        failed_on: today,
        reason,
      }),
    )
    .returning('failed_nights')
    .executeTakeFirstOrThrow()
  return row.failed_nights
}

/** The text was there: the nights without it are over. */
export async function markRead(
  database: Queryable,
  law: LawKey,
  articles: readonly string[],
  today: JapanDate,
): Promise<void> {
  await sql`
    insert into law_watch (law_id, article, read_on)
    select ${LAWS[law].id}, article, ${today}::date from unnest(${[...articles]}::text[]) as read(article)
    on conflict (law_id, article) do update set read_on = ${today}, failed_nights = 0, failed_since = null, failed_on = null, reason = null`.execute(
    database,
  )
}

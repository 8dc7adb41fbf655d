import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import { LAWS, WHOLE_LAW, type LawKey } from '../../../domain/cited-law.ts'
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
  const { rows } = await sql<{ nights: number }>`
    insert into law_watch as watch (law_id, article, failed_nights, failed_since, failed_on, reason)
    values (${LAWS[law].id}, ${article}, 1, ${today}, ${today}, ${reason})
    on conflict (law_id, article) do update set
      failed_nights = watch.failed_nights + case when watch.failed_on = ${today}::date then 0 else 1 end,
      failed_since = coalesce(watch.failed_since, ${today}::date), failed_on = ${today}, reason = ${reason}
    returning failed_nights as nights`.execute(database)
  return rows[0]?.nights ?? 0
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

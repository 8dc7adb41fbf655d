import { sql } from 'kysely'
import type { Queryable } from '../database/connect.ts'
import { refusal, success, type Outcome } from '../outcome.ts'

export interface RequestLimit {
  key: string
  /** So many requests within the window; the next one is refused. */
  most: number
  windowSeconds: number
}

/** Counts a request against its limit and refuses it beyond, telling when to come back. `now` is machine time. */
export async function countRequest(database: Queryable, limit: RequestLimit, now: Date): Promise<Outcome<null>> {
  const windowStart = new Date(now.getTime() - limit.windowSeconds * 1000)
  const { window_started_at: startedAt, requests } = await database
    .insertInto('request_count')
    .values({ key: limit.key, window_started_at: now, requests: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        requests: sql<number>`case when request_count.window_started_at > ${windowStart} then request_count.requests + 1 else 1 end`,
        window_started_at: sql<Date>`case when request_count.window_started_at > ${windowStart} then request_count.window_started_at else ${now} end`,
      }),
    )
    .returning(['window_started_at', 'requests'])
    .executeTakeFirstOrThrow()
  if (requests <= limit.most) return success(null)
  const reopensAt = startedAt.getTime() + limit.windowSeconds * 1000
  return tooManyRequests(Math.max(1, Math.ceil((reopensAt - now.getTime()) / 1000)))
}

export const tooManyRequests = (retryAfter: number) =>
  refusal('RATE_LIMITED', '短時間に操作が繰り返されました。しばらく時間をおいてからお試しください。', { retryAfter })

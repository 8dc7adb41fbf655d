import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { delayAfter, type DelayPolicy } from './login-delay.ts'

/** One row of failures: an account, a known device of it, a passkey, or a network address. */
export interface ThrottleKey {
  key: string
  policy: DelayPolicy
}

interface ThrottleRow {
  failures: number
  last_failed_at: Date
}

/** Whole seconds until an attempt is welcome again, 0 for now: the longest wait of all keys. `now` is machine time. */
export async function secondsToWait(database: Queryable, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  if (keys.length === 0) return 0
  const rows = await database
    .selectFrom('login_throttle')
    .selectAll()
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .execute()
  return Math.max(
    ...keys.map(({ key, policy }) =>
      waitOf(
        rows.find((candidate) => candidate.key === key),
        policy,
        now,
      ),
    ),
  )
}

function waitOf(row: ThrottleRow | undefined, policy: DelayPolicy, now: Date): number {
  if (!row) return 0
  const passed = (now.getTime() - row.last_failed_at.getTime()) / 1000
  return Math.max(0, Math.ceil(delayAfter(row.failures, policy) - passed))
}

/**
 * Takes the next turn at a key: counts the attempt as a failure before it is judged, in one statement, so that guesses sent to many
 * processes at once meet the delay that those before them caused. Whoever is right has it forgotten (`forgetFailures`), and who could not
 * be judged gives it back (`giveTurnBack`). @returns 0, or the whole seconds to wait where it is nobody's turn yet. `now` is machine time.
 */
export async function takeTurn(database: Queryable, { key, policy }: ThrottleKey, now: Date): Promise<number> {
  const { freeFailures, firstDelay, longestDelay, forgottenAfter } = policy
  const countedSince = new Date(now.getTime() - forgottenAfter * 1000)
  // As delayAfter says it.
  const delay = sql`case when login_throttle.failures < ${freeFailures}::int then 0
    else least(${firstDelay}::float8 * 2 ^ least(login_throttle.failures - ${freeFailures}::int, 30), ${longestDelay}::float8) end`
  const { rows } = await sql`
    insert into login_throttle (key, failures, last_failed_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when login_throttle.last_failed_at > ${countedSince} then login_throttle.failures + 1 else 1 end, last_failed_at = ${now}
    where login_throttle.last_failed_at + (${delay}) * interval '1 second' <= ${now}
    returning key`.execute(database)
  if (rows.length > 0) return 0
  const row = await database.selectFrom('login_throttle').selectAll().where('key', '=', key).executeTakeFirst()
  return Math.max(1, waitOf(row, policy, now))
}

/** Counts one failure for each key; failures from before a long quiet time no longer count. */
export async function recordFailure(database: Queryable, keys: readonly ThrottleKey[], now: Date): Promise<void> {
  for (const { key, policy } of keys) {
    const countedSince = new Date(now.getTime() - policy.forgottenAfter * 1000)
    await database
      .insertInto('login_throttle')
      .values({ key, failures: 1, last_failed_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when login_throttle.last_failed_at > ${countedSince} then login_throttle.failures + 1 else 1 end`,
          last_failed_at: now,
        }),
      )
      .execute()
  }
}

/** An attempt that could not be judged is no failure. */
export async function giveTurnBack(database: Queryable, { key }: ThrottleKey): Promise<void> {
  await sql`update login_throttle set failures = greatest(failures - 1, 0) where key = ${key}`.execute(database)
}

export async function forgetFailures(database: Queryable, key: string): Promise<void> {
  await database.deleteFrom('login_throttle').where('key', '=', key).execute()
}

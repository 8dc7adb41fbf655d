import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/connect.ts'
import { delayAfter, type DelayPolicy } from './login-delay.ts'

/** One row of failures: an account or a network address. */
export interface ThrottleKey {
  key: string
  policy: DelayPolicy
}

/** Whole seconds until an attempt is welcome again, 0 for now: the longest wait of all keys. `now` is machine time. */
export async function secondsToWait(database: Queryable, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  if (keys.length === 0) return 0
  const rows = await database
    .selectFrom('login_throttle')
    .selectAll()
    .where('key', 'in', keys.map(({ key }) => key))
    .execute()
  const waits = keys.map(({ key, policy }) => {
    const row = rows.find((candidate) => candidate.key === key)
    if (!row) return 0
    const passed = (now.getTime() - row.last_failed_at.getTime()) / 1000
    return Math.max(0, delayAfter(row.failures, policy) - passed)
  })
  return Math.ceil(Math.max(...waits))
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

export async function forgetFailures(database: Queryable, key: string): Promise<void> {
  await database.deleteFrom('login_throttle').where('key', '=', key).execute()
}

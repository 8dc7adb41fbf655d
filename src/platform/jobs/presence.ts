import type pg from 'pg'

export interface PresenceTimes {
  /** A job that was locked more recently than this may belong to a pool that is only just announcing itself. */
  graceMilliseconds: number
  cleanUpEveryMilliseconds: number
}

export interface Presence {
  add(poolId: string): Promise<void>
  /** The pool has ended: whatever it left locked is free for others. */
  remove(poolId: string): Promise<void>
  end(): Promise<void>
}

/**
 * A worker that was killed leaves its jobs locked, for hours by the queue's own rule. So each living pool of workers holds an
 * advisory lock under the name it writes into the jobs it takes, which the database drops with its connection; a periodic clean-up frees
 * the jobs of names that nobody holds. While the database is away every clean-up tries to come back.
 */
export async function announcePools(pool: pg.Pool, times: PresenceTimes): Promise<Presence> {
  const poolIds = new Set<string>()
  let client: pg.PoolClient | null = null
  // One statement at a time on the one connection that holds the locks.
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn(work: (connected: pg.PoolClient) => Promise<void>): Promise<void> {
    const result = turn.then(async () => {
      client ??= await connect(pool, poolIds)
      try {
        await work(client)
      } catch (error) {
        // The connection broke, and our locks with it: the next turn announces us again on a new one.
        client.release(true)
        client = null
        throw error
      }
    })
    turn = result.catch(() => undefined)
    return result
  }

  const cleanUp = () => inTurn((connected) => freeJobsOfTheDead(connected, poolIds, times.graceMilliseconds))

  await cleanUp()
  const timer = setInterval(() => void cleanUp().catch(() => undefined), times.cleanUpEveryMilliseconds)
  return {
    add(poolId) {
      poolIds.add(poolId)
      return inTurn((connected) => lock(connected, poolId))
    },
    remove(poolId) {
      poolIds.delete(poolId)
      return inTurn((connected) => unlock(connected, poolId))
    },
    async end() {
      clearInterval(timer)
      await turn
      client?.release(true)
    },
  }
}

async function connect(pool: pg.Pool, poolIds: ReadonlySet<string>): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    for (const id of poolIds) await lock(client, id)
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function lock(client: pg.PoolClient, poolId: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [poolId])
}

async function unlock(client: pg.PoolClient, poolId: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [poolId])
}

/** `living` are this process's own names: its own locks would not stop it. */
async function freeJobsOfTheDead(
  client: pg.PoolClient,
  living: ReadonlySet<string>,
  graceMilliseconds: number,
): Promise<void> {
  const { rows } = await client.query<{ locked_by: string }>(
    `select locked_by from graphile_worker.jobs where locked_by is not null
     group by locked_by having max(locked_at) < now() - make_interval(secs => $1)`,
    [graceMilliseconds / 1_000],
  )
  for (const { locked_by } of rows) {
    if (living.has(locked_by)) continue
    const { rows: tried } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [locked_by],
    )
    if (!tried[0]?.free) continue
    await client.query('select graphile_worker.force_unlock_workers(array[$1])', [locked_by])
    await unlock(client, locked_by)
  }
}

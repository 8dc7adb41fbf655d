import pg from 'pg'

/** A job that was locked more recently than this may belong to a worker that is only just announcing itself. */
const graceSeconds = 5
const sweepEveryMilliseconds = 5_000

export interface Presence {
  add(workerId: string): Promise<void>
  end(): Promise<void>
}

/**
 * A worker that was killed leaves its jobs locked, for hours by the queue's own rule. So each living worker holds an advisory
 * lock under its name, which the database drops with its connection; a sweep frees the jobs of names that nobody holds.
 */
export async function announceWorkers(pool: pg.Pool): Promise<Presence> {
  const workerIds = new Set<string>()
  let client = await connect()
  let ended = false
  // One statement at a time on the one connection that holds the locks.
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn(work: () => Promise<void>): Promise<void> {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }

  async function connect(): Promise<pg.PoolClient> {
    const fresh = await pool.connect()
    fresh.on('error', () => undefined)
    for (const id of workerIds) await lock(fresh, id)
    return fresh
  }

  async function sweep(): Promise<void> {
    try {
      await freeJobsOfTheDead(client, workerIds)
    } catch {
      // The connection broke, and our locks with it: announce ourselves again on a new one.
      client.release(true)
      client = await connect()
    }
  }

  await inTurn(sweep)
  const timer = setInterval(() => {
    if (!ended) inTurn(sweep).catch(() => undefined)
  }, sweepEveryMilliseconds)
  return {
    add(workerId) {
      workerIds.add(workerId)
      return inTurn(() => lock(client, workerId))
    },
    async end() {
      ended = true
      clearInterval(timer)
      await turn
      client.release(true)
    },
  }
}

async function lock(client: pg.PoolClient, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId])
}

/** `living` are this process's own names: its own locks would not stop it. */
async function freeJobsOfTheDead(client: pg.PoolClient, living: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ locked_by: string }>(
    `select locked_by from graphile_worker.jobs where locked_by is not null
     group by locked_by having max(locked_at) < now() - make_interval(secs => $1)`,
    [graceSeconds],
  )
  for (const { locked_by } of rows) {
    if (living.has(locked_by)) continue
    const { rows: tried } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [locked_by],
    )
    if (!tried[0]?.free) continue
    await client.query('select graphile_worker.force_unlock_workers(array[$1])', [locked_by])
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [locked_by])
  }
}

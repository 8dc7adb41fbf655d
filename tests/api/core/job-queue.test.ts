import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '../../../src/features/core/services.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { enqueueEach } from '../../../src/features/core/enqueue.ts'
import { startJobs, type JobHandler, type JobRunner } from '../../../src/platform/jobs/runner.ts'
import { createLog } from '../../../src/platform/log.ts'
import { createScheduleRunner } from '../../../src/server/worker/run-schedule.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { idOf } from '../../../src/domain/id.ts'

// Jobs must neither be forgotten, locked by somebody who is gone, nor done twice at once, taken from somebody who lives.
const log = Object.assign(createLog('test'), { level: 'silent' })
const times = { graceMilliseconds: 300, cleanUpEveryMilliseconds: 100 }
let testDatabase: TestDatabase
let pool: pg.Pool
let cleanUp: (() => Promise<unknown>)[]

beforeEach(async () => {
  testDatabase = await createTestDatabase()
  pool = openPool(testDatabase.connectionString, { max: 8 })
  cleanUp = []
  // Of its own, past its logger, the queue's library traces that it lost the database: here that is the story.
  vi.spyOn(console, 'trace').mockReturnValue(undefined)
})
afterEach(async () => {
  await Promise.all(cleanUp.map((work) => work()))
  await pool.end()
  await testDatabase.drop()
  vi.restoreAllMocks()
})

/** A worker process of its own, as far as the database can tell. */
async function startWorker(greet: JobHandler, others: Record<string, JobHandler> = {}): Promise<JobRunner> {
  const own = openPool(testDatabase.connectionString, { max: 8 })
  const runner = await startJobs(own, { greet, ...others }, log, times)
  cleanUp.push(async () => {
    await runner.stop()
    await own.end()
  })
  return runner
}

const addJob = () => pool.query(`select graphile_worker.add_job('greet', '{}'::json)`)
const jobsLeft = async () =>
  (await pool.query<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs')).rows

/**
 * As a kill -9 leaves it: the lock stands, its owner's connections are gone. In one transaction, or a living worker takes the job before it is
 * locked; and the new job alone, since one that is done may not be noted yet.
 */
async function lockAsTheDead(): Promise<void> {
  await inOneTransaction([
    `select graphile_worker.add_job('greet', '{}'::json)`,
    `update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 minute', attempts = 1 where locked_by is null`,
  ])
}

async function inOneTransaction(statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of ['begin', ...statements, 'commit']) await client.query(statement)
  } finally {
    client.release()
  }
}

async function withMaintenance(statement: (client: Client, name: string) => Promise<unknown>): Promise<void> {
  const name = new URL(testDatabase.connectionString.replace('@/', '@host/')).pathname.slice(1)
  const client = new Client({ connectionString: testDatabase.connectionString.replace(`/${name}?`, '/postgres?') })
  await client.connect()
  try {
    await statement(client, name)
  } finally {
    await client.end()
  }
}

/** Every connection breaks, and none can be made. */
async function goAway(client: Client, name: string): Promise<void> {
  await client.query(`alter database ${name} allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
}

const comeBack = (client: Client, name: string) => client.query(`alter database ${name} allow_connections true`)

test('a job that a killed worker left locked is done by the next', async () => {
  await lockAsTheDead()
  let done = 0
  await startWorker(async () => void (done += 1))
  await expect.poll(() => done, { timeout: 5_000 }).toBe(1)
  await expect.poll(jobsLeft).toEqual([])
})

test('a long job of a living worker is left to it', async () => {
  let begun = 0
  const slowly = async () => {
    begun += 1
    await sleep(1_500)
  }
  await Promise.all([startWorker(slowly), startWorker(slowly)])
  await addJob()
  await expect.poll(async () => (await jobsLeft()).length, { timeout: 5_000 }).toBe(0)
  expect(begun).toBe(1)
})

test('the jobs of a named queue follow each other without waiting to be looked for', async () => {
  const own = openPool(testDatabase.connectionString, { max: 8 })
  const done: number[] = []
  const anHour = 3_600_000
  const runner = await startJobs(own, { greet: async ({ id }) => void done.push(Number(id)) }, log, times, anHour)
  cleanUp.push(async () => {
    await runner.stop()
    await own.end()
  })
  await pool.query(
    `select graphile_worker.add_job('greet', json_build_object('id', id), 'in-turn') from generate_series(1, 20) as id`,
  )
  await expect.poll(() => done).toEqual(Array.from({ length: 20 }, (_each, index) => index + 1))
})

test('documents that are printed ahead let everything else go first, however many of them wait', async () => {
  const documents = Array.from({ length: 20 }, (_each, id) => ({ id: idOf<'contract_document'>(id) }))
  await enqueueEach(openDatabase(pool), 'render-contract', documents, { canWait: true })
  let printed = 0
  let printedBefore: number | undefined
  const print = async () => {
    await sleep(100)
    printed += 1
    // In the midst of an opening's documents somebody is owed a mail.
    if (printed === 4) await addJob()
  }
  await startWorker(async () => void (printedBefore = printed), { 'render-contract': print })
  await expect.poll(() => printed, { timeout: 10_000 }).toBe(documents.length)
  expect(printedBefore).toBeLessThan(documents.length / 2)
})

test(
  'jobs that were done while the database went away are not left locked, and the queue goes on',
  { tags: ['course'] },
  async () => {
    let begun = 0
    await startWorker(async () => {
      begun += 1
      if (begun === 4) await withMaintenance(goAway)
      // One after the other they cannot be noted as done.
      if (begun <= 4) await sleep(300 + begun * 50)
    })
    for (let count = 0; count < 4; count += 1) await addJob()
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(4)
    await sleep(1_500)
    await withMaintenance(comeBack)
    await expect.poll(async () => (await jobsLeft()).length, { timeout: 15_000 }).toBe(0)
    expect(begun).toBeGreaterThan(4)
  },
)

test('a worker that outlived a database that was away for a while works and cleans up as before', async () => {
  let done = 0
  await startWorker(async () => void (done += 1))
  await withMaintenance(goAway)
  // Long enough for several vain clean-ups.
  await sleep(800)
  await withMaintenance(comeBack)
  await addJob()
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1)
  await lockAsTheDead()
  await expect.poll(() => done, { timeout: 10_000 }).toBe(2)
})

test('a scheduled task that was claimed before the database went away comes again, and so does its neighbour of the same minute', async () => {
  let runs = 0
  let neighbourRuns = 0
  const neighbour = { name: 'neighbour', hour: 0, minute: 0, run: async () => void (neighbourRuns += 1) }
  const night = {
    name: 'night',
    hour: 0,
    minute: 0,
    run: async () => {
      runs += 1
      await withMaintenance(goAway)
      throw new Error('the database is away')
    },
  }
  let now = new Date('2026-04-01T12:00:00+09:00')
  const services = { database: openDatabase(pool), clock: { now: () => now }, log } as unknown as Services
  const schedule = createScheduleRunner(services, [night, neighbour])
  await schedule.runDue(now)
  now = new Date('2026-04-02T00:00:01+09:00')
  // The first question goes over a connection that was just ended, or finds it gone already and asks for a new one.
  await expect(schedule.runDue(now)).rejects.toThrow(/not currently accepting connections|terminating connection/)
  await withMaintenance(comeBack)

  // The next look at the schedule notes what could not be noted, does what was claimed, and claims nothing twice.
  expect(await schedule.runDue(now)).toEqual([{ task: 'neighbour', at: new Date('2026-04-02T00:00:00+09:00') }])
  expect(await schedule.runDue(now)).toEqual([])
  expect({ runs, neighbourRuns }).toEqual({ runs: 1, neighbourRuns: 1 })
  const { rows } = await pool.query('select task_identifier, key from graphile_worker.jobs')
  expect(rows).toEqual([{ task_identifier: 'repeat-scheduled-task', key: 'repeat:night:2026-04-01T15:00:00.000Z' }])
})

test('of two workers one runs the tasks of a minute, in their order and each once, and notes their end', async () => {
  const ran: string[] = []
  const tasks = (worker: string) =>
    [
      ['first', 0],
      ['second', 0],
      ['third', 10],
    ].map(([name, minute]) => ({
      name: String(name),
      hour: 0,
      minute: Number(minute),
      run: async () => void ran.push(`${name} ${worker}`),
    }))
  let now = new Date('2026-04-01T12:00:00+09:00')
  const services = { database: openDatabase(pool), clock: { now: () => now }, log } as unknown as Services
  const schedules = ['a', 'b'].map((worker) => createScheduleRunner(services, tasks(worker)))
  for (const schedule of schedules) await schedule.runDue(now)
  now = new Date('2026-04-02T00:30:00+09:00')
  await Promise.all(schedules.map((schedule) => schedule.runDue(now)))

  const workerOf = (task: string): string | undefined => ran.find((one) => one.startsWith(task))?.split(' ')[1]
  expect(ran.map((one) => one.split(' ')[0]).toSorted()).toEqual(['first', 'second', 'third'])
  expect(workerOf('first')).toBe(workerOf('second'))
  expect(ran.indexOf(`first ${workerOf('first')}`)).toBeLessThan(ran.indexOf(`second ${workerOf('first')}`))
  const { rows } = await pool.query('select task from scheduled_run where finished_at is null')
  expect(rows).toEqual([])
})

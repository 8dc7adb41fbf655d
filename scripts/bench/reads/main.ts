import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { median } from '../median.ts'
import { openBenchCluster, type BenchCluster } from '../stampede/bench-cluster.ts'
import { funds, type LoadOrder, type LoadReport } from '../stampede/plan.ts'
import { ask } from '../stampede/processes.ts'
import type { ReadersOrder, ReadersReport } from './reader-process.ts'
import type { ReadServerOrder, ReadServerUse } from './server-process.ts'
import type { WatchersOrder, WatchersReport } from './watcher-process.ts'

const rounds = 3
const members = 60_000
const applicants = 512
const readers = 400
/** Milliseconds. */
const lasts = 4_000
const every = 1_000
const leastGain = 1.2
/** `--watchers 300` looks at the watchers alone, and at so many. */
const askedWatchers = process.argv.indexOf('--watchers')
const isWatchingAlone = askedWatchers >= 0
const watchers = isWatchingAlone ? Number(process.argv[askedWatchers + 1]) : 2_000
/** Of the applications that are settled while nobody watches, so many are settled while all watch. */
const leastKept = 0.5
/** Of one processor, for all who watch a fund that changes with each round. */
const largestShare = 0.5

interface Measures {
  applications: number
  reads: ReadersReport
  /** As fast as answers come, without a burst beside it. */
  readsAlone: ReadersReport
}

async function measure(cluster: BenchCluster, isShared: boolean): Promise<Measures> {
  const database = await cluster.freshDatabase()
  const server = fork(bundled('reads-server'))
  try {
    const order: ReadServerOrder = { databaseUrl: database.url, folder: cluster.folder, isShared }
    const { port } = await ask<{ port: number }>(server, order)
    await onlook({ port, readers: 64, every: 0, lasts: 1_000 })
    const readsAlone = await onlook({ port, readers: 64, every: 0, lasts: lasts / 2 })
    await burst(port, 1, 2_000, 500)
    const [reads, load] = await Promise.all([
      onlook({ port, readers, every, lasts }),
      burst(port, 2_001, members, lasts),
    ])
    return { applications: load.perSecond, reads, readsAlone }
  } finally {
    const exited = once(server, 'exit')
    server.send('end')
    await exited
    await database.drop()
  }
}

interface Watching {
  /** Of the applications of a burst without watchers. */
  kept: number
  /** Frames that a watcher got in a second of the burst. */
  framesPerSecond: number
  /** Watchers that got none. */
  forgotten: number
  /** Of one processor, what all watchers cost the server where a few apply at a time. */
  share: number
}

/** The same server with and without those who watch: under a burst, and with few who apply, so that only the watchers cost. */
async function measureWatching(cluster: BenchCluster): Promise<Watching> {
  const database = await cluster.freshDatabase()
  const server = fork(bundled('reads-server'))
  const crowd = fork(bundled('reads-watchers'))
  try {
    const { port } = await ask<{ port: number }>(server, {
      databaseUrl: database.url,
      folder: cluster.folder,
      isShared: true,
    } satisfies ReadServerOrder)
    await burst(port, 1, 2_000, 1_000)
    const alone = await burst(port, 2_001, 20_000, lasts)
    const quiet = await oneAfterTheOther(server, port, 20_001)
    await ask<WatchersReport>(crowd, { port, fund: funds.burst, watchers } satisfies WatchersOrder)
    const watched = await oneAfterTheOther(server, port, 25_001)
    await ask<WatchersReport>(crowd, 'report')
    const beside = await burst(port, 30_001, members, lasts)
    const { frames, forgotten } = await ask<WatchersReport>(crowd, 'report')
    return {
      kept: beside.perSecond / alone.perSecond,
      framesPerSecond: frames / watchers / (lasts / 1000),
      forgotten,
      share: shareOf(quiet, watched),
    }
  } finally {
    crowd.send('end')
    const exited = once(server, 'exit')
    server.send('end')
    await exited
    await database.drop()
  }
}

interface Work {
  /** Applications that were settled. */
  applications: number
  /** Seconds of the server's processor, and of the clock. */
  processor: number
  lasted: number
}

/** A fund that changes all the time, though only one at a time applies. */
async function oneAfterTheOther(server: ChildProcess, port: number, firstMember: number): Promise<Work> {
  const [before, begin] = [await ask<ReadServerUse>(server, 'use'), performance.now()]
  const { accepted } = await burst(port, firstMember, firstMember + 4_999, lasts / 2, 1)
  const after = await ask<ReadServerUse>(server, 'use')
  return {
    applications: accepted,
    processor: after.seconds - before.seconds,
    lasted: (performance.now() - begin) / 1000,
  }
}

/** What the server used beyond what as many applications cost it unwatched, for each second. */
function shareOf(quiet: Work, watched: Work): number {
  const ofApplications = (quiet.processor / quiet.applications) * watched.applications
  return Math.max(0, watched.processor - ofApplications) / watched.lasted
}

const onlook = (order: ReadersOrder): Promise<ReadersReport> =>
  ask<ReadersReport>(fork(bundled('reads-readers')), order)

function burst(
  port: number,
  firstMember: number,
  lastMember: number,
  counted: number,
  connections = applicants,
): Promise<LoadReport> {
  const order: LoadOrder = {
    ports: [port],
    connections,
    task: {
      kind: 'burst',
      fund: funds.burst,
      firstMember,
      lastMember,
      uncounted: 200,
      counted: counted - 200,
      waitForAll: true,
    },
  }
  return ask<LoadReport>(fork(bundled('stampede-load')), order)
}

const bundled = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url))

const whole = (value: number) => Math.round(value).toLocaleString('en').padStart(7)
const millis = (value: number) => `${value.toFixed(1).padStart(7)} ms`

function print(name: string, { applications, reads, readsAlone }: Measures): void {
  process.stdout.write(
    `${name.padEnd(24)} | ${whole(applications)}/s applications | ${whole(reads.perSecond)}/s reads, p50 ${millis(reads.p50)}, p99 ${millis(reads.p99)} | alone ${whole(readsAlone.perSecond)}/s\n`,
  )
}

interface Pair {
  alone: Measures
  shared: Measures
}

async function judgeReading(cluster: BenchCluster): Promise<void> {
  process.stdout.write(
    `${readers} readers of the list and a fund, each asking every ${every} ms, beside ${applicants} applicants\n`,
  )
  const pairs: Pair[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const alone = await measure(cluster, false)
    print(`${round}: each for itself`, alone)
    const shared = await measure(cluster, true)
    print(`${round}: shared, 250 ms`, shared)
    pairs.push({ alone, shared })
  }
  const ratio = (read: (measures: Measures) => number) =>
    median(pairs.map(({ alone, shared }) => read(shared) / read(alone)))
  const gain = ratio(({ applications }) => applications)
  const faster = ratio(({ readsAlone }) => readsAlone.perSecond)
  process.stdout.write(
    `shared against each for itself, medians of ${rounds} pairs: applications ${gain.toFixed(2)} times, read p99 ${ratio(({ reads }) => reads.p99).toFixed(2)} times, ` +
      `reads alone ${faster.toFixed(2)} times\n`,
  )
  if (gain < 1 || faster < leastGain)
    fail(`sharing has to take nothing from applications and read at least ${leastGain} times as fast`)
}

async function judgeWatching(cluster: BenchCluster): Promise<void> {
  const { kept, framesPerSecond, forgotten, share } = await measureWatching(cluster)
  process.stdout.write(
    `${watchers} who watch by server-sent events: ${(kept * 100).toFixed(0)} % of the applications of a burst without them, ${framesPerSecond.toFixed(1)} frames a second each, ` +
      `${forgotten} forgotten; where one applies at a time they cost ${(share * 100).toFixed(0)} % of a processor, ${((share / watchers) * 1e6).toFixed(0)} us a second each\n`,
  )
  if (kept < leastKept || forgotten > 0 || share > largestShare) {
    fail(
      `${watchers} watchers may cost a burst at most ${((1 - leastKept) * 100).toFixed(0)} % and a processor ${largestShare * 100} %, and each is told`,
    )
  }
}

function fail(why: string): void {
  process.stdout.write(`FAILED: ${why}\n`)
  process.exitCode = 1
}

const cluster = await openBenchCluster(members)
try {
  if (!isWatchingAlone) await judgeReading(cluster)
  await judgeWatching(cluster)
} finally {
  await cluster.close()
}

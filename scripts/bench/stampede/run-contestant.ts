import type { ChildProcess } from 'node:child_process'
import type { BenchCluster } from './bench-cluster.ts'
import { funds, type Contestant, type LoadOrder } from './plan.ts'
import { ask, end, runLoad, start } from './processes.ts'
import type { ServerOrder, ServerUse, Settled } from './server-process.ts'
import { findViolations } from './find-violations.ts'

export interface Measures {
  /** Applications settled in a second, under the burst. */
  perSecond: number
  /** Milliseconds under the burst, of those who got an answer in it. */
  p50: number
  p99: number
  /** Everybody pressing once, at the same moment; null where that was not played. */
  atOnce: AtOnce | null
  /** The larger of the server processes' peaks. */
  megabytes: number
  /** Microseconds of processor for one request of the burst: servers, PostgreSQL where the system tells, and the generator. */
  serverMicroseconds: number
  databaseMicroseconds: number | null
  loadMicroseconds: number
  /** What the burst owed to whoever has time after it, contracts and mails; null where everything is written at once. */
  documents: DocumentsDue | null
  violations: string[]
}

/** Milliseconds; nobody leaves without an answer. */
export interface AtOnce {
  p99: number
  lastAnswer: number
}

export interface DocumentsDue {
  /** Milliseconds from when they were begun until the last mail was owed. */
  milliseconds: number
  /** Microseconds of processor for each application, of the process that writes them and of PostgreSQL. */
  serverMicroseconds: number
  databaseMicroseconds: number
}

export interface Lengths {
  connections: number
  members: number
  /** Milliseconds. */
  warmUp: number
  uncounted: number
  counted: number
}

const warmUpConnections = 200

/** One contestant on a database and in processes of its own: warm-up, everybody at once, too many for the places, and the burst. */
export async function runContestant(
  cluster: BenchCluster,
  contestant: Contestant,
  lengths: Lengths,
  withVolley: boolean,
): Promise<Measures> {
  const database = await cluster.freshDatabase()
  const order: ServerOrder = {
    databaseUrl: database.url,
    folder: cluster.folder,
    way: contestant.way,
    poolSize: contestant.poolSize,
  }
  const servers = await Promise.all(Array.from({ length: contestant.processes }, () => startServer(order)))
  const ports = servers.map(({ port }) => port)
  const load = (connections: number, task: LoadOrder['task']) => runLoad({ ports, connections, task })
  try {
    const { connections, members: lastMember, warmUp, uncounted, counted } = lengths
    const isOurs = contestant.way === 'batch'
    await load(warmUpConnections, {
      kind: 'burst',
      fund: funds.warmUp,
      firstMember: 1,
      lastMember,
      uncounted: 0,
      counted: warmUp,
      waitForAll: true,
    })
    const atOnce = withVolley ? await load(connections, { kind: 'once', fund: funds.openToAll, firstMember: 1 }) : null
    // Half of them in vain.
    const scarce = isOurs ? await load(connections, { kind: 'once', fund: funds.scarce, firstMember: 1 }) : null
    if (isOurs) await settle(servers)
    const before = await usesOf(servers)
    const databaseBefore = cluster.processorSeconds()
    // Others than before: they have no applications yet, as most who come to an opening.
    const burst = await load(connections, {
      kind: 'burst',
      fund: funds.burst,
      firstMember: connections + 1,
      lastMember,
      uncounted,
      counted,
      waitForAll: isOurs,
    })
    const after = await usesOf(servers)
    const databaseAfter = cluster.processorSeconds()
    const documents = isOurs ? await measureDocuments(cluster, servers, burst.accepted) : null
    await Promise.all(servers.map(({ child }) => end(child)))
    const answered = burst.accepted + Object.values(burst.refused).reduce((sum, count) => sum + count, 0)
    const each = (seconds: number): number => (seconds / answered) * 1e6
    const processor = sum(after, 'processorSeconds') - sum(before, 'processorSeconds')
    return {
      perSecond: burst.perSecond,
      p50: burst.p50,
      p99: burst.p99,
      atOnce,
      megabytes: Math.max(...after.map(({ megabytes }) => megabytes)),
      serverMicroseconds: each(processor),
      databaseMicroseconds:
        databaseBefore === null || databaseAfter === null ? null : each(databaseAfter - databaseBefore),
      loadMicroseconds: each(burst.processorSeconds),
      documents,
      violations:
        contestant.way === 'nothing' ? [] : await findViolations(database.url, { atOnce, scarce, burst }, connections),
    }
  } finally {
    await Promise.all(servers.map(({ child }) => end(child)))
    await database.drop()
  }
}

/** As the worker does after a burst, here by one of the servers: nothing else happens meanwhile. */
function settle(servers: readonly Server[]): Promise<Settled> {
  const [first] = servers
  if (!first) throw new Error('there is no server')
  return ask<Settled>(first.child, 'settle')
}

async function measureDocuments(
  cluster: BenchCluster,
  servers: readonly Server[],
  applications: number,
): Promise<DocumentsDue> {
  const before = cluster.processorSeconds() ?? Number.NaN
  const { milliseconds, processorSeconds } = await settle(servers)
  const after = cluster.processorSeconds() ?? Number.NaN
  return {
    milliseconds,
    serverMicroseconds: (processorSeconds / applications) * 1e6,
    databaseMicroseconds: ((after - before) / applications) * 1e6,
  }
}

const sum = (uses: readonly ServerUse[], name: keyof ServerUse): number =>
  uses.reduce((total, use) => total + use[name], 0)

interface Server {
  child: ChildProcess
  port: number
}

async function startServer(order: ServerOrder): Promise<Server> {
  const child = start('server')
  const { port } = await ask<{ port: number }>(child, order)
  return { child, port }
}

const usesOf = (servers: readonly Server[]): Promise<ServerUse[]> =>
  Promise.all(servers.map(({ child }) => ask<ServerUse>(child, 'use')))

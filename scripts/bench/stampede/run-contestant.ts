import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchCluster } from './bench-cluster.ts'
import { funds, type Contestant, type LoadOrder, type LoadReport } from './plan.ts'
import type { ServerOrder, ServerUse } from './server-process.ts'
import { findViolations } from './find-violations.ts'

export interface Measures {
  /** Applications settled in a second, under the rush. */
  perSecond: number
  /** Milliseconds under the rush. */
  p50: number
  p99: number
  /** Milliseconds until the last of those who pressed at once had an answer; null where that was not played. */
  lastAnswer: number | null
  /** The larger of the server processes' peaks. */
  megabytes: number
  /** Microseconds of processor for one request of the rush: servers, PostgreSQL where the system tells, and the generator. */
  serverMicroseconds: number
  databaseMicroseconds: number | null
  loadMicroseconds: number
  violations: string[]
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

/** One contestant on a database and in processes of its own: warm-up, everybody at once, too many for the places, and the rush. */
export async function runContestant(cluster: BenchCluster, contestant: Contestant, lengths: Lengths, withVolley: boolean): Promise<Measures> {
  const database = await cluster.freshDatabase()
  const order: ServerOrder = { databaseUrl: database.url, folder: cluster.folder, way: contestant.way, poolSize: contestant.poolSize }
  const servers = await Promise.all(Array.from({ length: contestant.processes }, () => startServer(order)))
  const ports = servers.map(({ port }) => port)
  const load = (connections: number, task: LoadOrder['task']) => runLoad({ ports, connections, task })
  try {
    const { connections, members: lastMember, warmUp, uncounted, counted } = lengths
    const isOurs = contestant.way === 'batch'
    await load(warmUpConnections, { kind: 'rush', fund: funds.warmUp, firstMember: 1, lastMember, uncounted: 0, counted: warmUp, waitForAll: true })
    const atOnce = withVolley ? await load(connections, { kind: 'once', fund: funds.openToAll, firstMember: 1 }) : null
    // Half of them in vain.
    const scarce = isOurs ? await load(connections, { kind: 'once', fund: funds.scarce, firstMember: 1 }) : null
    const before = await usesOf(servers)
    const databaseBefore = cluster.processorSeconds()
    // Others than before: they have no applications yet, as most who come to an opening.
    const rush = await load(connections, { kind: 'rush', fund: funds.rush, firstMember: connections + 1, lastMember, uncounted, counted, waitForAll: isOurs })
    const after = await usesOf(servers)
    const databaseAfter = cluster.processorSeconds()
    await Promise.all(servers.map(({ child }) => end(child)))
    const answered = rush.accepted + Object.values(rush.refused).reduce((sum, count) => sum + count, 0)
    const each = (seconds: number): number => (seconds / answered) * 1e6
    const processor = sum(after, 'processorSeconds') - sum(before, 'processorSeconds')
    return {
      perSecond: rush.perSecond,
      p50: rush.p50,
      p99: rush.p99,
      lastAnswer: atOnce?.lastAnswer ?? null,
      megabytes: Math.max(...after.map(({ megabytes }) => megabytes)),
      serverMicroseconds: each(processor),
      databaseMicroseconds: databaseBefore === null || databaseAfter === null ? null : each(databaseAfter - databaseBefore),
      loadMicroseconds: each(rush.processorSeconds),
      violations: contestant.way === 'nothing' ? [] : await findViolations(database.url, { atOnce, scarce, rush }, connections),
    }
  } finally {
    await Promise.all(servers.map(({ child }) => end(child)))
    await database.drop()
  }
}

const sum = (uses: readonly ServerUse[], name: keyof ServerUse): number => uses.reduce((total, use) => total + use[name], 0)

interface Server {
  child: ChildProcess
  port: number
}

const bundled = (name: string): string => fileURLToPath(new URL(`./stampede-${name}.js`, import.meta.url))

async function startServer(order: ServerOrder): Promise<Server> {
  const child = fork(bundled('server'), { execArgv: process.env['BENCH_PROFILE'] === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir=' + process.env['BENCH_PROFILE']] })
  const { port } = await ask<{ port: number }>(child, order)
  return { child, port }
}

const usesOf = (servers: readonly Server[]): Promise<ServerUse[]> => Promise.all(servers.map(({ child }) => ask<ServerUse>(child, 'use')))

function runLoad(order: LoadOrder): Promise<LoadReport> {
  return ask<LoadReport>(fork(bundled('load'), { execArgv: [] }), order)
}

function ask<Answer>(child: ChildProcess, message: object | string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a process of the benchmark ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (answer) => {
      child.off('exit', onExit)
      resolve(answer as Answer)
    })
    child.send(message)
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.send('end')
  await exited
}

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { clicksOf, type SimulatedClick } from '../../domain/investing/rehearsal.ts'
import {
  measureAnswers,
  type RehearsalAnswer,
  type RehearsalMachine,
  type RehearsalReport,
} from '../../domain/investing/rehearsal-report.ts'
import { findViolations } from '../../features/investing/rehearsal/find-violations.ts'
import { openDatabase, openPool, type Database } from '../../platform/database/connect.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrateQueue } from '../../platform/jobs/runner.ts'
import { randomToken, sign } from '../../platform/secret.ts'
import { createApi } from '../http.ts'
import { fillSandbox, type SandboxFund } from './fill-sandbox.ts'
import type { CrowdNews, CrowdOrder, SandboxNews, SandboxOrder } from './messages.ts'
import { openingClock, type OpeningClock } from './opening-clock.ts'
import { servicesOfSandbox } from './services-of-sandbox.ts'

/** Pressed before anything is measured: a server that serves has long found its way. */
const warmUpPeople = 200

interface Scene {
  app: FastifyInstance
  crowdProgramme: string
  database: Database
  clock: OpeningClock
  word: string
  xsrf: string
}

/**
 * Makes the copy in an empty database, serves it on this machine alone, lets the crowd press, and measures.
 * @param crowdProgramme the built crowd-main.
 */
export async function playSandbox(
  { order, databaseUrl, ground, folder, operatorProfile }: SandboxOrder,
  crowdProgramme: string,
  report: (news: SandboxNews) => void,
): Promise<RehearsalReport> {
  report({ progress: { step: 'preparing', answered: 0 } })
  await migrate(databaseUrl)
  await migrateQueue(databaseUrl)
  const pool = openPool(databaseUrl, { max: 10 })
  const database = openDatabase(pool)
  const clock = openingClock(order.fund.offeringStartAt)
  const word = randomToken()
  const services = servicesOfSandbox({ database, databaseUrl, folder, clock, operatorProfile })
  const filled = await fillSandbox(services, {
    fund: order.fund,
    documents: order.documents,
    people: order.plan.people + warmUpPeople,
    word,
  })
  const { app } = await createApi(services)
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  try {
    const scene: Scene = {
      app,
      crowdProgramme,
      database,
      clock,
      word,
      xsrf: `drill.${sign(services.config.SECRET_KEY, 'xsrf', 'drill')}`,
    }
    await playCrowd(
      scene,
      filled.warmUp,
      order.plan.people + 1,
      clicksOf({ people: warmUpPeople, spreadSeconds: 0, amount: null }, order.fund.minimumAmount),
    )
    clock.before()
    const clicks = clicksOf(order.plan, order.fund.minimumAmount)
    const answers = await playCrowd(scene, filled.copy, 1, clicks, (answered) =>
      report({ progress: { step: 'pressing', answered } }),
    )
    report({ progress: { step: 'checking', answered: answers.length } })
    const confirmed = new Set(answers.flatMap(({ applicationId }) => applicationId ?? []))
    return {
      ...measureAnswers(answers, order.fund.fundTotal - order.fund.subordinatedAmount),
      checks: await findViolations(database, filled.copy.fundId, confirmed),
      machine: await machineOf(database, ground),
    }
  } finally {
    await app.close()
    await pool.end()
  }
}

/** The crowd has a process of its own, so that its work is not counted as the server's. */
async function playCrowd(
  scene: Scene,
  fund: SandboxFund,
  firstMember: number,
  clicks: readonly SimulatedClick[],
  onAnswered: (count: number) => void = () => undefined,
): Promise<RehearsalAnswer[]> {
  const address = scene.app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const child = fork(scene.crowdProgramme, { serialization: 'advanced' })
  const order: CrowdOrder = {
    port,
    fundId: fund.fundId,
    documents: fund.documents,
    word: scene.word,
    firstMember,
    xsrf: scene.xsrf,
    clicks,
  }
  child.send(order)
  for await (const news of newsOf(child)) {
    if (news === 'ready') {
      scene.clock.open()
      child.send('open')
    } else if ('answers' in news) return news.answers
    else onAnswered(news.answered)
  }
  throw new Error('the crowd went away before everybody had an answer')
}

/** What the child tells until it ends. */
async function* newsOf(child: ChildProcess): AsyncGenerator<CrowdNews> {
  const ended = once(child, 'exit').then(() => null)
  const queue: CrowdNews[] = []
  let wake: () => void = () => undefined
  child.on('message', (news) => {
    queue.push(news as CrowdNews)
    wake()
  })
  for (;;) {
    const next = queue.shift()
    if (next !== undefined) yield next
    else if (
      (await Promise.race([ended, new Promise<'more'>((resolve) => (wake = () => resolve('more')))])) === null &&
      queue.length === 0
    )
      return
  }
}

async function machineOf(database: Database, kind: SandboxOrder['ground']): Promise<RehearsalMachine> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database)
  const processors = cpus()
  return {
    cores: processors.length,
    processor: processors[0]?.model.trim() ?? '',
    database: kind,
    databaseVersion: rows[0]?.server_version ?? '',
    serverMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}

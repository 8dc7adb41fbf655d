import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startChild, type Child } from '../../scripts/run/child.ts'
import {
  deskEnvironment,
  migrationEnvironment,
  productEnvironment,
  type DemoPlan,
} from '../../scripts/run/environment.ts'
import { findFreePort } from '../../scripts/run/ports.ts'
import { lastWords, waitForAnswer, waitForOutput } from '../../scripts/run/wait-for.ts'
import { addressFor } from '../../src/platform/database/runtime-role.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { buildOnce } from './build-once.ts'
import type { CopiedDatabase } from './copy-template.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { layDemoCertificate } from './demo-certificate.ts'
import { createDesk, type Desk } from './desk.ts'
import { noteProcesses } from './product-logs.ts'
import { scratchFolder } from './scratch-folder.ts'

export interface ProductOptions {
  /** A fresh one where nothing is given; a given one is not dropped at the end. */
  database?: TestDatabase
  /** Settings that differ from the demo's, for server, worker and seed. */
  env?: Record<string, string>
  /** RFC 3339; where the business clock begins. The demo's past without. */
  clockStart?: string
  /** Where the built product was copied to; its processes run from dist where nothing is said. */
  installedAt?: string
  /** For what is about the server alone. */
  withoutWorker?: boolean
  /** Demo accounts and funds. Empty without. */
  seed?: boolean
  /** Demo accounts and funds as well, but copied from a product that has lived them. */
  past?: PlayedPast
}

/** What a product with a seed leaves behind when all its processes have ended: others may begin from there. */
export interface PlayedPast {
  /** Its name in the cluster. Nobody is connected to it: PostgreSQL copies no database in use. */
  database: string
  /** The product's files, and among them the demo desk's. */
  folder: string
  /** With which its secrets were encrypted. */
  secretKey: string
  /** Of the address that its documents and mails name. A product that begins without it has moved since: its documents are told as out of date. */
  port?: number
}

export type ProcessName = 'desk' | 'server' | 'worker'

export interface Product {
  baseUrl: string
  deskUrl: string
  desk: Desk
  database: TestDatabase
  /** Every line that a process has written, for what only a log can tell. */
  output(name: ProcessName): string[]
  /** With what settings it runs, for another programme of the product beside it. */
  environment(name: ProcessName): Record<string, string>
  /** The system's number of it, by which its use of the processor is told. */
  pid(name: ProcessName): number
  /** False once it has ended, by itself or killed. */
  isRunning(name: ProcessName): boolean
  /** kill -9; `start` brings it back at the same address. */
  kill(name: ProcessName): Promise<void>
  /** Starts a killed or stopped process and waits until it is ready. */
  start(name: ProcessName): Promise<void>
  /** Ends in order, then starts. */
  restart(name: ProcessName): Promise<void>
  /** One process more beside the first, as production runs several: a server at an address of its own. Ends with the product. @param env settings that differ from the first one's. */
  startAnother(name: 'server' | 'worker', env?: Record<string, string>): Promise<{ baseUrl: string }>
  /** Ends all in order and removes database and files. */
  stop(): Promise<void>
}

/** A server reads its map as it loads and again at its first stack, which its end makes: a fifth of what it costs to start one and end it. */
const withoutMap = ['--no-enable-source-maps']

/** The whole product as real processes from the built bundles, on ports of its own and a database of its own. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  await buildOnce()
  const folder = mkdtempSync(path.join(scratchFolder(), 'ito-product-'))
  if (options.past !== undefined) cpSync(options.past.folder, folder, { recursive: true })
  const database = options.database ?? (await createTestDatabase(options.past?.database))
  const plan = await planProduct(folder, database, options.past)
  if (options.past === undefined) layDemoCertificate(options.env?.['DATA_DIR'] ?? folder)
  const running = new Map<ProcessName, Child>()
  const forget = noteProcesses(running)
  const others: Child[] = []
  const launch = (name: string, changes: Record<string, string> = {}): Child => {
    const environment = environmentOf(name, plan, options, changes)
    return startChild({
      name,
      environment,
      ...(options.installedAt !== undefined && { installedAt: options.installedAt }),
      logFolder: path.join(folder, 'logs'),
      show: () => {},
      flags: withoutMap,
    })
  }
  const start = async (name: ProcessName): Promise<void> => {
    const child = launch(name)
    running.set(name, child)
    await untilReady(name, child, plan.baseUrl, plan.deskPort)
  }
  const startAnother = async (
    name: 'server' | 'worker',
    env: Record<string, string> = {},
  ): Promise<{ baseUrl: string }> => {
    const port = await findFreePort()
    const baseUrl = `http://127.0.0.1:${port}`
    const child = launch(name, { ...env, PORT: String(port) })
    others.push(child)
    await untilReady(name, child, baseUrl, plan.deskPort)
    return { baseUrl }
  }
  const stopProcess = async (name: ProcessName): Promise<void> => running.get(name)?.stop()
  const stop = async (): Promise<void> => {
    forget()
    await Promise.all([stopProcess('server'), stopProcess('worker'), ...others.map((child) => child.stop())])
    await stopProcess('desk')
    if (options.database === undefined) await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start('desk')
    // A fresh one is copied from the migrated template.
    if (options.database !== undefined) await runToEnd(launch('migrate'))
    // Before there is a worker: the demo's past is played on the demo desk's clock, which waits for everybody who follows it.
    if (options.seed) await runToEnd(launch('demo-seed'))
    await Promise.all([start('server'), ...(options.withoutWorker ? [] : [start('worker')])])
  } catch (error) {
    await stop()
    throw error
  }
  const deskUrl = `http://127.0.0.1:${plan.deskPort}`
  return {
    baseUrl: plan.baseUrl,
    deskUrl,
    desk: createDesk(deskUrl),
    database,
    output: (name) => running.get(name)?.output ?? [],
    environment: (name) => environmentOf(name, plan, options, {}),
    pid: (name) => running.get(name)?.pid ?? 0,
    isRunning: (name) => running.get(name)?.hasEnded() === false,
    kill: async (name) => running.get(name)?.kill(),
    start,
    restart: async (name) => {
      await stopProcess(name)
      await start(name)
    },
    startAnother,
    stop,
  }
}

function environmentOf(
  name: string,
  plan: DemoPlan,
  options: ProductOptions,
  changes: Record<string, string>,
): Record<string, string> {
  if (name === 'desk') return deskSettings(plan, options)
  if (name === 'migrate') return migrationEnvironment(plan)
  // The demo's past is written with ids of its own, which only an owner may set.
  const owner: Record<string, string> = name === 'demo-seed' ? { DATABASE_URL: plan.databaseUrl } : {}
  return { ...productEnvironment(plan), ...owner, ...options.env, ...changes }
}

const deskSettings = (plan: DemoPlan, { clockStart }: ProductOptions): Record<string, string> => ({
  ...deskEnvironment(plan),
  ...(clockStart !== undefined && { DESK_CLOCK_START: clockStart }),
})

async function planProduct(folder: string, { connectionString }: TestDatabase, past?: PlayedPast): Promise<DemoPlan> {
  const deskDataFolder = path.join(folder, 'desk')
  mkdirSync(deskDataFolder, { recursive: true })
  const port = past?.port ?? (await findFreePort())
  return {
    host: '127.0.0.1',
    port,
    deskPort: await findFreePort(),
    smtpPort: await findFreePort(),
    baseUrl: `http://127.0.0.1:${port}`,
    databaseUrl: connectionString,
    // As in production: the product's processes run as a role that owns nothing, and every story proves that its rights suffice.
    runtimeDatabaseUrl: addressFor(connectionString, runtimeRole),
    runtimeRole,
    dataFolder: folder,
    deskDataFolder,
    secretKey: past?.secretKey ?? randomBytes(32).toString('base64'),
  }
}

/**
 * Plays the demo's past once, for products that begin with it. Minutes of a small machine go into it; a copy is there in a moment.
 * @param database a fresh one, which belongs to the past from now on.
 * @param env settings for the seed that differ from the demo's.
 */
export async function playPast(database: CopiedDatabase, env: Record<string, string>): Promise<PlayedPast> {
  await buildOnce()
  const folder = mkdtempSync(path.join(scratchFolder(), 'ito-past-'))
  const plan = await planProduct(folder, database)
  layDemoCertificate(folder)
  const launch = (name: string): Child => {
    const environment = environmentOf(name, plan, { env }, {})
    return startChild({ name, environment, logFolder: path.join(folder, 'logs'), show: () => {}, flags: withoutMap })
  }
  const desk = launch('desk')
  try {
    await untilReady('desk', desk, plan.baseUrl, plan.deskPort)
    await runToEnd(launch('demo-seed'))
  } finally {
    await desk.stop()
  }
  return { database: database.name, folder, secretKey: plan.secretKey, port: plan.port }
}

async function untilReady(name: ProcessName, child: Child, baseUrl: string, deskPort: number): Promise<void> {
  if (name === 'worker') return waitForOutput('worker ready', child)
  await waitForAnswer(name === 'desk' ? `http://127.0.0.1:${deskPort}/healthz` : `${baseUrl}/readyz`, child)
}

async function runToEnd(child: Child): Promise<void> {
  if ((await child.ended) !== 0) throw new Error(`${child.name} failed: ${lastWords(child)}`)
}

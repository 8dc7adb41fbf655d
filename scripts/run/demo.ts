import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { SeedProgress } from '../../src/server/demo/seed-demo.ts'
import { reserveAddress } from '../../src/platform/embedded-postgres/start.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { addressFor, makeRuntimeRole } from '../../src/platform/database/runtime-role.ts'
import { beginBuild } from '../build/build-product.ts'
import { startChild, type Child, type ChildOptions } from './child.ts'
import { startDemoDatabase } from './demo-database.ts'
import { readDemoSecretKey } from './demo-secrets.ts'
import { deskEnvironment, migrationEnvironment, productEnvironment, type DemoPlan } from './environment.ts'
import { keepAlive, type KeptChild } from './keep-alive.ts'
import { prepareFirstFilling } from './first-filling.ts'
import { findFreePort } from './ports.ts'
import { claim, clearLeftovers, type RunFile } from './run-file.ts'
import { SettingError } from './setting-error.ts'
import { checkDatabase, checkDataFolder, checkNodeVersion, checkPort, type StartSettings } from './settings.ts'
import { lastWords, waitForAnswer, waitForOutput } from './wait-for.ts'

export interface Demo {
  url: string
  children: Record<'desk' | 'server' | 'worker', KeptChild>
  /** Server and worker finish what they have begun, then the demo desk ends, then PostgreSQL. Safe to call twice. */
  stop(): Promise<void>
  /** For the impatient: nothing is lost, the next start recovers. */
  kill(): Promise<void>
}

export interface DemoOptions {
  settings: StartSettings
  show: (line: string) => void
  /** Gets what a child tells of how far it is. */
  showProgress: (message: unknown) => void
  /** Told when the demo cannot go on by itself. */
  giveUp: (reason: string) => void
  /** Ends a start that is under way. */
  signal: AbortSignal
}

/**
 * Starts everything. On any failure what was already started is stopped again before the error leaves.
 * @throws SettingError for a wrong setting, Error when a process does not come up.
 */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { settings, show, giveUp, signal } = options
  await checkSettings(settings)
  if (settings.databaseUrl === undefined) forgetOtherDatabases(process.env)
  const undo: (() => Promise<void>)[] = []
  const kept: KeptChild[] = []
  let stopping: Promise<void> | undefined
  const runFile = claim(settings.dataFolder)
  const stop = (): Promise<void> => {
    if (stopping === undefined) runFile.markStopping()
    return (stopping ??= stopInOrder(undo))
  }
  try {
    undo.push(async () => runFile.remove())
    const filling = prepareFirstFilling(settings.dataFolder, settings.databaseUrl === undefined)
    const plan = await planDemo(settings)
    const database = startDatabase(plan, options, undo)
    const begun = database.then(() => filling.begin(plan.databaseUrl))
    begun.catch(nothing)
    const build = beginBuild('quick')
    // Nobody leaves a build behind that writes on.
    undo.push(() => build.whole.then(nothing, nothing))
    await build.programmes
    const isFirst = filling.isFromNothing || (await begun)
    signal.throwIfAborted()
    if (isFirst) show('filling the demo with its history (only this once)')
    const half = halfOfPast()
    const launch = launcher(plan, runFile, options, half)
    const ahead = new Map<string, Child>()
    undo.push(async () => void (await Promise.all([...ahead.values()].map((child) => child.stop()))))
    // To load a process's modules takes a second of a processor: it does so while it would have to wait anyway.
    const launchAhead = (name: string, environment?: Record<string, string>): void => {
      if (stopping === undefined) ahead.set(name, launch(name, { waits: true, environment }))
    }
    const begin = (name: string): Child => {
      const child = ahead.get(name)
      ahead.delete(name)
      if (child === undefined || child.hasEnded()) return launch(name)
      child.proceed()
      return child
    }
    const keep = (name: 'desk' | 'server' | 'worker' | 'demo-openings'): KeptChild => {
      const child = keepAlive(() => begin(name), show, giveUp)
      kept.push(child)
      return child
    }

    const desk = keep('desk')
    undo.push(() => desk.stop())
    launchAhead('migrate')
    launchAhead('demo-seed', isFirst ? { FIRST_FILLING: 'yes' } : {})
    await begun
    await together(
      waitForAnswer(`http://127.0.0.1:${plan.deskPort}/healthz`, desk.current(), signal),
      runToEnd(begin('migrate'), signal),
    )
    // Before there is a worker: the demo's past is played on the demo desk's clock, which waits for everybody who follows it.
    const seed = begin('demo-seed')
    // The pages are built meanwhile, and then the product waits for its turn: while documents are printed, it would only be in the way.
    const built = Promise.all([build.whole, isFirst && Promise.race([half.reached, seed.ended])]).then(([isBuilt]) => {
      for (const name of ['server', 'worker', 'demo-openings']) launchAhead(name)
      return isBuilt
    })
    const [isBuilt] = await together(built, runToEnd(seed, signal))
    if (isBuilt) show('built')
    await filling.finish(plan.databaseUrl)
    const server = keep('server')
    const worker = keep('worker')
    const openings = keep('demo-openings')
    undo.push(async () => void (await Promise.all([server.stop(), worker.stop(), openings.stop()])))
    await waitForAnswer(`http://127.0.0.1:${plan.port}/readyz`, server.current(), signal)
    await waitForOutput('worker ready', worker.current(), signal)
    await waitForOutput('openings ready', openings.current(), signal)
    return {
      url: `http://127.0.0.1:${plan.port}`,
      children: { desk, server, worker },
      stop,
      kill: async () => void (await Promise.all(kept.map((child) => child.kill()))),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function checkSettings(settings: StartSettings): Promise<void> {
  checkNodeVersion()
  checkDataFolder(settings.dataFolder)
  // First of all: what a killed start left running may hold the very ports that are checked next.
  const other = await clearLeftovers(settings.dataFolder)
  await checkPort('PORT', settings.port, settings.host)
  await checkPort('DESK_PORT', settings.deskPort, '127.0.0.1')
  if (other !== undefined) {
    throw new SettingError(
      `DATA_DIR ${settings.dataFolder} is in use by process ${other.pid}: stop it, or set DATA_DIR to another folder`,
    )
  }
  if (settings.databaseUrl !== undefined) await checkDatabase(settings.databaseUrl)
}

interface OwnPlan extends DemoPlan {
  /** Of the database of our own; null where it is another one. */
  socketDirectory: string | null
}

async function planDemo(settings: StartSettings): Promise<OwnPlan> {
  const { host, port, deskPort, baseUrl, dataFolder, databaseUrl, analytics } = settings
  const secretKey = readDemoSecretKey(dataFolder)
  const deskDataFolder = path.join(dataFolder, 'desk')
  mkdirSync(deskDataFolder, { recursive: true, mode: 0o700 })
  const smtpPort = await findFreePort()
  const plan = { host, port, deskPort, smtpPort, baseUrl, dataFolder, deskDataFolder, secretKey, analytics }
  if (databaseUrl !== undefined)
    return { ...plan, databaseUrl, runtimeDatabaseUrl: databaseUrl, runtimeRole: null, socketDirectory: null }
  // Its address is known before it answers: others may be started meanwhile.
  const { connectionString, socketDirectory } = reserveAddress()
  const runtimeDatabaseUrl = addressFor(connectionString, runtimeRole)
  return { ...plan, databaseUrl: connectionString, runtimeDatabaseUrl, runtimeRole, socketDirectory }
}

/** Ours; another one answers already. Whatever comes of it, it is undone. */
async function startDatabase(
  { dataFolder, databaseUrl, socketDirectory }: OwnPlan,
  { show, giveUp }: Pick<DemoOptions, 'show' | 'giveUp'>,
  undo: (() => Promise<void>)[],
): Promise<void> {
  if (socketDirectory === null) return
  const starting = startDemoDatabase(dataFolder, socketDirectory, show, giveUp)
  undo.push(() => starting.then(({ stop }) => stop(), nothing))
  await starting
  await makeRuntimeRole(databaseUrl, runtimeRole)
}

function launcher(
  plan: DemoPlan,
  runFile: RunFile,
  { show, showProgress }: Pick<DemoOptions, 'show' | 'showProgress'>,
  half: Pick<HalfOfPast, 'hear'>,
): (name: string, how?: Pick<ChildOptions, 'waits'> & { environment: Record<string, string> | undefined }) => Child {
  const onMessage = (message: unknown): void => {
    half.hear(message)
    showProgress(message)
  }
  return (name, { waits = false, environment: more } = { environment: {} }) => {
    const environment = { ...environmentOf(name, plan), ...more }
    const logFolder = path.join(plan.dataFolder, 'logs')
    const flags = onlySentences.has(name) ? ['--no-enable-source-maps'] : []
    const child = startChild({ name, environment, logFolder, show, onMessage, flags, waits })
    runFile.addChild(child.pid)
    return child
  }
}

/** They end with one sentence for whoever reads it: nobody is shown where in the sources a thing went wrong, and maps take half a second to read. */
const onlySentences = new Set(['migrate', 'demo-seed'])

interface HalfOfPast {
  /** Takes what the seed tells of how far it is. */
  hear(message: unknown): void
  reached: Promise<void>
}

function halfOfPast(): HalfOfPast {
  let announce = nothing
  const reached = new Promise<void>((resolve) => (announce = resolve))
  return {
    reached,
    hear: (message) => {
      const { done, of } = message as SeedProgress
      if (done * 2 >= of) announce()
    },
  }
}

function environmentOf(name: string, plan: DemoPlan): Record<string, string> {
  if (name === 'desk') return deskEnvironment(plan)
  if (name === 'migrate') return migrationEnvironment(plan)
  // The demo's funds are written with ids of their own, which only an owner may set.
  return name === 'demo-seed' || name === 'demo-openings'
    ? { ...productEnvironment(plan), DATABASE_URL: plan.databaseUrl }
    : productEnvironment(plan)
}

/** A child that does one thing and ends. */
async function runToEnd(child: Child, signal: AbortSignal): Promise<void> {
  const onAbort = (): void => void child.stop(5)
  signal.addEventListener('abort', onAbort)
  const code = await child.ended
  signal.removeEventListener('abort', onAbort)
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`${child.name} failed: ${lastWords(child)}`)
}

/** PGSSLMODE, PGOPTIONS and their like of the terminal are about another database than the embedded one, which takes neither. */
export function forgetOtherDatabases(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(environment)) if (name.startsWith('PG')) delete environment[name]
}

const nothing = (): void => undefined

/** Both, to their end: what one has begun can be undone when the other has failed. @throws the failure of the first that has one. */
async function together<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other])
  return [await one, await other]
}

async function stopInOrder(undo: (() => Promise<void>)[]): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step()
}

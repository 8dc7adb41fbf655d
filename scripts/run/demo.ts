import { mkdirSync } from 'node:fs'
import path from 'node:path'
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
    const build = beginBuild('quick')
    // Nobody leaves a build behind that writes on.
    undo.push(() => build.whole.then(nothing, nothing))
    const [plan] = await together(planDemo(settings, show, giveUp, undo), build.programmes)
    signal.throwIfAborted()
    const launch = launcher(plan, runFile, options)
    const ahead = new Map<string, Child>()
    undo.push(async () => void (await Promise.all([...ahead.values()].map((child) => child.stop()))))
    // To load a process's modules takes a second of a processor: it does so while it would have to wait anyway.
    const launchAhead = (name: string): void => {
      if (stopping === undefined) ahead.set(name, launch(name, { waits: true }))
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

    if (await filling.begin(plan.databaseUrl)) show('filling the demo with its history (only this once)')
    const desk = keep('desk')
    undo.push(() => desk.stop())
    launchAhead('demo-seed')
    await together(
      waitForAnswer(`http://127.0.0.1:${plan.deskPort}/healthz`, desk.current(), signal),
      runToEnd(launch('migrate'), signal),
    )
    // Before there is a worker: the demo's past is played on the demo desk's clock, which waits for everybody who follows it.
    // The pages are built meanwhile, and then the product waits for its turn.
    const built = build.whole.then((isBuilt) => {
      for (const name of ['server', 'worker', 'demo-openings']) launchAhead(name)
      return isBuilt
    })
    const [isBuilt] = await together(built, runToEnd(begin('demo-seed'), signal))
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

async function planDemo(
  settings: StartSettings,
  show: DemoOptions['show'],
  giveUp: DemoOptions['giveUp'],
  undo: (() => Promise<void>)[],
): Promise<DemoPlan> {
  const { host, port, deskPort, baseUrl, dataFolder } = settings
  const secretKey = readDemoSecretKey(dataFolder)
  const deskDataFolder = path.join(dataFolder, 'desk')
  mkdirSync(deskDataFolder, { recursive: true, mode: 0o700 })
  const addresses =
    settings.databaseUrl === undefined
      ? await startOwnDatabase()
      : { databaseUrl: settings.databaseUrl, runtimeDatabaseUrl: settings.databaseUrl, runtimeRole: null }
  return {
    host,
    port,
    deskPort,
    smtpPort: await findFreePort(),
    baseUrl,
    ...addresses,
    dataFolder,
    deskDataFolder,
    secretKey,
    analytics: settings.analytics,
  }

  async function startOwnDatabase(): Promise<Pick<DemoPlan, 'databaseUrl' | 'runtimeDatabaseUrl' | 'runtimeRole'>> {
    const { connectionString, stop } = await startDemoDatabase(dataFolder, show, giveUp)
    undo.push(stop)
    await makeRuntimeRole(connectionString, runtimeRole)
    return { databaseUrl: connectionString, runtimeDatabaseUrl: addressFor(connectionString, runtimeRole), runtimeRole }
  }
}

function launcher(
  plan: DemoPlan,
  runFile: RunFile,
  { show, showProgress }: Pick<DemoOptions, 'show' | 'showProgress'>,
): (name: string, how?: Pick<ChildOptions, 'waits'>) => Child {
  return (name, how) => {
    const environment = environmentOf(name, plan)
    const logFolder = path.join(plan.dataFolder, 'logs')
    const child = startChild({ name, environment, logFolder, show, onMessage: showProgress, ...how })
    runFile.addChild(child.pid)
    return child
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

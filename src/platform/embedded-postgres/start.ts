import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { canReach, chooseAccount, handOver, reachableTemporaryFolder, spawnIn, type Account } from './account.ts'
import { copyToReadableFolder, locateBinaries, type PostgresBinaries } from './binaries.ts'
import { databaseUser, prepareDataDirectory } from './data-directory.ts'
import { endLeftovers, endPostmaster, socketDirectoryPrefix } from './leftovers.ts'

export interface EmbeddedPostgresOptions {
  /** Made when absent. Its parent must exist. */
  dataDirectory: string
  /** PostgreSQL's own log, appended to. */
  logFile: string
  /** True: what is committed survives kill -9 and power loss. False only for tests: several times faster. */
  durable: boolean
  maxConnections?: number
  /** Where its socket lies; a fresh short folder where nothing is said. Give it to come back under a known address. */
  socketDirectory?: string
}

/**
 * The address at which a PostgreSQL that is given this socket folder is going to answer. The folder is there afterwards; the start clears it when it
 * fails, and the stop.
 */
export function reserveAddress(): Pick<EmbeddedPostgres, 'socketDirectory' | 'connectionString'> {
  const socketDirectory = makeSocketDirectory(chooseAccount(), undefined)
  return { socketDirectory, connectionString: addressAt(socketDirectory, databaseUser) }
}

const addressAt = (socketDirectory: string, database: string): string =>
  `postgresql://${databaseUser}@/${database}?host=${socketDirectory}&port=${socketPort}`

export interface EmbeddedPostgres {
  /** For the database `app`; it ends in a query string, so use `connectionStringFor` to name another database. */
  connectionString: string
  connectionStringFor(database: string): string
  socketDirectory: string
  /** The postmaster's process id. */
  pid: number
  /** Resolves when the postmaster has ended, wanted or not. */
  ended: Promise<void>
  /** Ends in order; open transactions are rolled back. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own that listens on a socket file only, so that no port can be taken.
 * Whatever an earlier, killed start left behind is ended first. It runs detached: Ctrl-C in the terminal reaches only
 * the caller, which stops PostgreSQL after everything that needs it.
 * @throws Error with one plain sentence.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const parent = realpathSync(path.dirname(path.resolve(options.dataDirectory)))
  const dataDirectory = path.join(parent, path.basename(options.dataDirectory))
  const located = locateBinaries()
  const account = chooseAccount()
  const binaries = canReach(located.native, account)
    ? located
    : copyToReadableFolder(located, reachableTemporaryFolder(account))
  await endLeftovers(dataDirectory)
  await prepareDataDirectory(dataDirectory, binaries, account)
  const socketDirectory = makeSocketDirectory(account, options.socketDirectory)
  const server = launch({ ...options, dataDirectory }, binaries, account, socketDirectory)
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const connectionStringFor = (database: string): string => addressAt(socketDirectory, database)
  const stop = async (): Promise<void> => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
      await endPostmaster(server.pid)
    rmSync(socketDirectory, { recursive: true, force: true })
  }
  try {
    await untilReady(server, connectionStringFor('postgres'), options.logFile)
    await createDatabaseIfMissing(connectionStringFor('postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  const connectionString = connectionStringFor(databaseUser)
  return { connectionString, connectionStringFor, socketDirectory, pid: server.pid ?? 0, ended, stop }
}

/** Only names the socket file; nothing listens on a network port. */
const socketPort = 5432

/** A socket's full path may have at most 107 characters, so it never lies in the data directory. */
function makeSocketDirectory(account: Account, wanted: string | undefined): string {
  if (wanted !== undefined) {
    mkdirSync(wanted, { recursive: true, mode: 0o700 })
    handOver(account, wanted)
    return wanted
  }
  const sixRandomCharacters = 'a'.repeat(6)
  const longestName = `${socketDirectoryPrefix}${sixRandomCharacters}/.s.PGSQL.${socketPort}.lock`
  const parent = reachableTemporaryFolder(account, (folder) => path.join(folder, longestName).length <= 107)
  const directory = mkdtempSync(path.join(parent, socketDirectoryPrefix))
  handOver(account, directory)
  return directory
}

function launch(
  options: EmbeddedPostgresOptions,
  binaries: PostgresBinaries,
  account: Account,
  socketDirectory: string,
): ChildProcess {
  const settings = {
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: socketDirectory,
    timezone: 'Asia/Tokyo',
    log_timezone: 'Asia/Tokyo',
    max_connections: String(options.maxConnections ?? 100),
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const settingArgs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  mkdirSync(path.dirname(options.logFile), { recursive: true, mode: 0o700 })
  const log = openSync(options.logFile, 'a', 0o600)
  const server = spawnIn(
    options.dataDirectory,
    account,
    path.join(binaries.native, 'bin/postgres'),
    (data) => ['-D', data, ...settingArgs],
    {
      // A bare environment: a PGDATA or PGPORT of the caller must not lead PostgreSQL astray.
      env: { PATH: process.env['PATH'] ?? '' },
      stdio: ['ignore', log, log],
      detached: true,
    },
  )
  closeSync(log)
  return server
}

async function untilReady(server: ChildProcess, connectionString: string, logFile: string): Promise<void> {
  let failure: string | undefined
  server.once('error', (error) => (failure = error.message))
  // Recovery after a crash may take a while; a server that ends or never answers is an error.
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (failure !== undefined || server.exitCode !== null) break
    if (await answers(connectionString)) return
    await sleep(20)
  }
  const lastLines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-4).join(' | ')
  throw new Error(`PostgreSQL did not start: ${failure ?? lastLines}`)
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function createDatabaseIfMissing(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseUser])
    if (found.rowCount === 0) await client.query(`create database ${databaseUser}`)
  } finally {
    await client.end()
  }
}

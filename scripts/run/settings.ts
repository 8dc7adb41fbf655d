import { accessSync, chmodSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { describeListenFailure } from './ports.ts'
import { SettingError } from './setting-error.ts'

/** What `npm start` can be told, by the environment. */
export interface StartSettings {
  host: string
  port: number
  deskPort: number
  /** Absolute. */
  dataFolder: string
  /** Links in mails begin with it. */
  baseUrl: string
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** ANALYTICS_URL and ANALYTICS_ID as they are given: page views and events go there. */
  analytics: Readonly<Record<string, string>>
}

type Environment = Record<string, string | undefined>

/** @throws SettingError for a value that cannot be meant. */
export function readStartSettings(environment: Environment): StartSettings {
  const port = readPort(environment, 'PORT', 3000)
  const deskPort = readPort(environment, 'DESK_PORT', 3001)
  if (port === deskPort) throw new SettingError(`PORT and DESK_PORT are both ${port}: set them to different ports`)
  return {
    host: environment['HOST'] || '127.0.0.1',
    port,
    deskPort,
    dataFolder: path.resolve(environment['DATA_DIR'] || '.data'),
    baseUrl: environment['BASE_URL'] || `http://127.0.0.1:${port}`,
    databaseUrl: environment['DATABASE_URL'] || undefined,
    analytics: Object.fromEntries(
      ['ANALYTICS_URL', 'ANALYTICS_ID'].flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
    ),
  }
}

function readPort(environment: Environment, name: string, fallback: number): number {
  const text = environment[name] || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new SettingError(`${name} ${text} is not a port number: set ${name} to a number from 1 to 65535`)
}

/** @throws SettingError on a Node.js that the product does not run on. */
export function checkNodeVersion(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new SettingError(`Node.js ${version} is too old: install Node.js 20.19 or newer`)
}

/** Makes the data folder where needed. @throws SettingError when nothing can be written in it. */
export function checkDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    // Passable, since PostgreSQL may run under an account of its own below it, but listed by nobody else.
    chmodSync(folder, 0o711)
    accessSync(folder, constants.W_OK | constants.X_OK)
    const probe = path.join(folder, `.writable-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new SettingError(
      `DATA_DIR ${folder} is not writable (${reason}): set DATA_DIR to a folder that this user may write to`,
    )
  }
}

/** Step by step: in a place like /proc, Node's own recursive mkdir never comes back. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw new Error('it is not a folder')
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** @throws SettingError when somebody else listens there. */
export async function checkPort(name: 'PORT' | 'DESK_PORT', port: number, host: string): Promise<void> {
  const failure = await describeListenFailure(port, host)
  if (failure === undefined) return
  if (failure === 'EADDRINUSE') throw new SettingError(`${name} ${port} is already in use: set ${name} to a free port`)
  if (failure === 'EACCES')
    throw new SettingError(`${name} ${port} may not be opened by this user: set ${name} to a port above 1023`)
  throw new SettingError(`HOST ${host} cannot be listened on (${failure}): set HOST to an address of this machine`)
}

/** @throws SettingError when the given database is away, too old, or not in UTF-8. */
export async function checkDatabase(connectionString: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(connectionString)) {
    throw new SettingError(
      'DATABASE_URL is not a postgresql:// address: set it to one, or leave it out for the embedded PostgreSQL',
    )
  }
  const { version, encoding } = await askDatabase(connectionString)
  if (version < 150_000) {
    throw new SettingError(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}: version 15 or newer is needed`,
    )
  }
  if (encoding !== 'UTF8')
    throw new SettingError(`DATABASE_URL leads to a database in ${encoding}: one in UTF8 is needed`)
}

async function askDatabase(connectionString: string): Promise<{ version: number; encoding: string }> {
  try {
    const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const answer = await client.query<{ version: number; encoding: string }>(
        `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
      )
      return answer.rows[0] ?? { version: 0, encoding: 'unknown' }
    } finally {
      await client.end().catch(() => {})
    }
  } catch (error) {
    // The message, not the address: the address holds a password.
    const { message, code } = error as NodeJS.ErrnoException
    throw new SettingError(
      `DATABASE_URL cannot be reached (${message || code}): correct it, or leave it out for the embedded PostgreSQL`,
    )
  }
}

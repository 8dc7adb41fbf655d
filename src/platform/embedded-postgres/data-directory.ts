import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { handOver, spawnIn, type Account } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'

/** The name of the superuser and of the database that the product uses. */
export const databaseUser = 'app'
/** The role with which the product runs there: it owns nothing. */
export const runtimeRole = 'app_runtime'

/**
 * Makes the data directory unless it is there, for UTF-8 text sorted the Japanese way.
 * @throws Error with one plain sentence when the directory belongs to another version or account.
 */
export async function prepareDataDirectory(
  directory: string,
  binaries: PostgresBinaries,
  account: Account,
): Promise<void> {
  if (existsSync(path.join(directory, 'PG_VERSION'))) {
    checkVersion(directory, binaries)
    checkOwner(directory, account)
    handOver(account, directory)
    return
  }
  // Made under another name and renamed when complete: a start killed half-way leaves no broken database behind.
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  handOver(account, unfinished)
  await initialize(unfinished, binaries, account)
  rmSync(directory, { recursive: true, force: true })
  renameSync(unfinished, directory)
}

function checkVersion(directory: string, binaries: PostgresBinaries): void {
  const version = readFileSync(path.join(directory, 'PG_VERSION'), 'utf8').trim()
  if (version === binaries.majorVersion) return
  throw new Error(
    `The database in ${directory} was made by PostgreSQL ${version}, this version brings PostgreSQL ` +
      `${binaries.majorVersion}: choose another DATA_DIR or dump and restore it with PostgreSQL ${version}`,
  )
}

function checkOwner(directory: string, account: Account): void {
  if (account.kind !== 'own' || process.getuid === undefined) return
  if (statSync(directory).uid === process.getuid()) return
  throw new Error(`The database in ${directory} belongs to another user: choose another DATA_DIR`)
}

async function initialize(directory: string, binaries: PostgresBinaries, account: Account): Promise<void> {
  // Sorting is ICU's; the C library's locale only decides what counts as a letter.
  const libraryLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const args = (dataArgument: string): string[] => [
    `--pgdata=${dataArgument}`,
    `--username=${databaseUser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=ja-JP',
    `--locale=${libraryLocale}`,
  ]
  const initdb = spawnIn(directory, account, path.join(binaries.native, 'bin/initdb'), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  initdb.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const failure = await new Promise<string | undefined>((resolve) => {
    initdb.once('error', (error) => resolve(error.message))
    initdb.once('close', (code) => resolve(code === 0 ? undefined : complaint.trim()))
  })
  if (failure !== undefined) throw new Error(`PostgreSQL could not make its data directory ${directory}: ${failure}`)
}

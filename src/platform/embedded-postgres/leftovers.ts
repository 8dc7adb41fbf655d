import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends every PostgreSQL process that an earlier, killed start left in this data directory and clears its traces.
 * Committed work is safe: PostgreSQL replays its log on the next start.
 */
export async function endLeftovers(dataDirectory: string): Promise<void> {
  const pidFile = path.join(dataDirectory, 'postmaster.pid')
  const [pidLine, , , , socketDirectory] = readLines(pidFile)
  const postmaster = Number(pidLine)
  if (postmaster > 0 && isPostgresOf(dataDirectory, postmaster)) await endPostmaster(postmaster)
  await endOrphanedBackends(dataDirectory)
  // Without this a recycled process number (common in containers) would make PostgreSQL refuse to start.
  rmSync(pidFile, { force: true })
  if (socketDirectory && path.basename(socketDirectory).startsWith(socketDirectoryPrefix)) {
    rmSync(socketDirectory, { recursive: true, force: true })
  }
}

export const socketDirectoryPrefix = 'ito-pg-'

/** Asks for a fast shutdown (open transactions are rolled back), then forces it. */
export async function endPostmaster(pid: number): Promise<void> {
  // SIGINT: fast, SIGQUIT: immediate with recovery at the next start.
  for (const [signal, secondsToWait] of [
    ['SIGINT', 15],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (!send(pid, signal) || (await hasEnded(pid, secondsToWait))) return
  }
}

/**
 * A backend outlives a killed postmaster while it is busy, and holds the shared memory that a new postmaster needs.
 */
async function endOrphanedBackends(dataDirectory: string): Promise<void> {
  const orphans = processNumbers().filter((pid) => isPostgresOf(dataDirectory, pid))
  for (const pid of orphans) send(pid, 'SIGKILL')
  for (const pid of orphans) await hasEnded(pid, 5)
}

/** Every PostgreSQL process has its data directory as working directory; a shell standing there is none of ours. */
function isPostgresOf(dataDirectory: string, pid: number): boolean {
  if (process.platform !== 'linux') {
    const found = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return found.stdout?.includes('postgres') ?? false
  }
  try {
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')
    return path.basename(program) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === dataDirectory
  } catch {
    return false
  }
}

function processNumbers(): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
}

async function hasEnded(pid: number, seconds: number): Promise<boolean> {
  for (let attempt = 0; attempt < seconds * 50; attempt += 1) {
    if (!send(pid, 0) || isZombie(pid)) return true
    await sleep(20)
  }
  return false
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In a container whose first process does not collect orphans, an ended process stays listed for ever. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  const state = readLines(`/proc/${pid}/status`).find((line) => line.startsWith('State:'))
  return state === undefined || state.includes('Z (zombie)')
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

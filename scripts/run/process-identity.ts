import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process that can be recognised later, although the system gives its number to others once it has ended. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in the system's own words. */
  started: string
}

/** Undefined when there is no such process (or it has ended and only waits to be collected). */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid)
  return started === undefined ? undefined : { pid, started }
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started
}

/** Asks the process to end, waits, and kills it. */
export async function end(identity: ProcessIdentity, secondsToWait: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isAlive(identity)) return
    try {
      process.kill(identity.pid, signal)
    } catch {
      return
    }
    await waitForEnd(identity, secondsToWait)
  }
}

/** Comes back when the process has ended, or when the time is up. */
export async function waitForEnd(identity: ProcessIdentity, seconds: number): Promise<void> {
  for (let waited = 0; waited < seconds && isAlive(identity); waited += 0.05) await sleep(50)
}

/** The npm that runs this script; undefined when it was started without npm. */
export function findNpm(): ProcessIdentity | undefined {
  for (let pid = process.ppid; pid > 1; pid = parentOf(pid)) {
    if (/\bnpm\b/.test(commandOf(pid))) return identify(pid)
  }
  return undefined
}

/** /proc/PID/stat after the name in brackets: state, parent, ..., the 20th is the start time in ticks since boot. */
function statFields(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function startedOnLinux(pid: number): string | undefined {
  const [state, ...rest] = statFields(pid)
  if (state === undefined || state === 'Z') return undefined
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot} ${rest[18]}`
}

function startedElsewhere(pid: number): string | undefined {
  return askPs(pid, 'lstart=') || undefined
}

function parentOf(pid: number): number {
  return Number(process.platform === 'linux' ? statFields(pid)[1] : askPs(pid, 'ppid=')) || 0
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux') return askPs(pid, 'args=')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function askPs(pid: number, column: string): string {
  return spawnSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { demoFolder, programmeFile } from '../build/build-product.ts'

export interface ChildOptions {
  /** Of the product or the demo (scripts/build/build-product.ts). */
  name: string
  /** Where the product was copied to; dist where nothing is said. */
  installedAt?: string
  environment: Record<string, string>
  logFolder: string
  /** Gets each line that a person at the terminal should see. */
  show: (line: string) => void
  /** Gets what it sends over its channel. */
  onMessage?: (message: unknown) => void
  /** For Node.js. */
  flags?: readonly string[]
  /** It loads its modules and then does nothing until `proceed`. */
  waits?: boolean
}

export interface Child {
  name: string
  pid: number
  /** Every line it has written. */
  output: string[]
  /** Resolves when it has ended, with the exit code; null when a signal ended it. */
  ended: Promise<number | null>
  hasEnded(): boolean
  /** Tells one that waits that it is its turn. */
  proceed(): void
  /** SIGTERM, so that it finishes what it has begun; SIGKILL after the given seconds. */
  stop(secondsToWait?: number): Promise<void>
  kill(): Promise<void>
}

/**
 * Starts one built bundle in a process group of its own: Ctrl-C in the terminal must reach it only through us, in order.
 */
export function startChild(options: ChildOptions): Child {
  const lifeline = pathToFileURL(path.join(demoFolder, 'lifeline.js')).href
  const bundle = programmeFile(options.name, options.installedAt)
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', ...(options.flags ?? []), `--import=${lifeline}`, bundle],
    {
      env: {
        ...withoutProductSettings(process.env),
        ...options.environment,
        ...(options.waits === true && { WAITS_FOR_TURN: 'yes' }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    },
  )
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code))
    child.once('error', () => resolve(1))
  })
  if (options.onMessage !== undefined) child.on('message', options.onMessage)
  const output: string[] = []
  collectOutput(child, options, output)
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const stop = async (secondsToWait = 10): Promise<void> => {
    if (!hasEnded()) child.kill('SIGTERM')
    const patience = new AbortController()
    const inTime = await Promise.race([
      ended.then(() => true),
      sleep(secondsToWait * 1000, false, { signal: patience.signal }).catch(() => false),
    ])
    patience.abort()
    if (!inTime) child.kill('SIGKILL')
    await ended
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  // One that has ended meanwhile is told nothing: whoever waits for it sees its end.
  const proceed = (): void => void (child.connected && child.send('proceed', () => undefined))
  return { name: options.name, pid: child.pid ?? 0, output, ended, hasEnded, proceed, stop, kill }
}

/** Only what we decide reaches a child: a stray PGHOST or NODE_OPTIONS of the terminal must not. */
function withoutProductSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'TZ', 'LD_LIBRARY_PATH', 'SystemRoot']
  return Object.fromEntries(
    kept.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  )
}

const largestLogBytes = 20 * 1024 * 1024

function collectOutput(child: ChildProcess, options: ChildOptions, output: string[]): void {
  mkdirSync(options.logFolder, { recursive: true, mode: 0o700 })
  const logFile = path.join(options.logFolder, `${options.name}.log`)
  if (existsSync(logFile) && statSync(logFile).size > largestLogBytes) renameSync(logFile, `${logFile}.old`)
  const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 })
  const take = (line: string): void => {
    output.push(line)
    if (output.length > 2000) output.splice(0, 1000)
    log.write(`${line}\n`)
    const shown = forTerminal(line)
    if (shown !== undefined) options.show(`${options.name.padEnd(9)} | ${shown}`)
  }
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream as Readable }).on('line', take)
  child.once('close', () => log.end())
}

const errorLevel = 50
/** For developers of the libraries; the log file has them. */
const nodeWarning = /^\(node:\d+\) |^\(Use `node --trace-/

/** Structured lines stay in the log file unless they tell of an error; anything else is meant for a person. */
function forTerminal(line: string): string | undefined {
  if (!line.startsWith('{')) return line.trim() === '' || nodeWarning.test(line) ? undefined : line
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } }
    if (typeof level !== 'number' || level < errorLevel) return undefined
    return [msg, err?.message].filter(Boolean).join(': ')
  } catch {
    return line
  }
}

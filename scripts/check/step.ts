import { spawn } from 'node:child_process'
import { totalmem } from 'node:os'
import { projectRoot } from '../build/build-product.ts'

export interface FileTime {
  file: string
  seconds: number
}

export interface StepResult {
  name: string
  passed: number
  failed: number
  /** What failed, each with what went wrong: the first line names the test's file and the test, or the step. */
  failures?: readonly string[]
  /** The end of what it printed, where that tells more than the failures do. */
  lastLines?: readonly string[]
  /** How long each file of its tests took. */
  files?: readonly FileTime[]
  seconds: number
}

/** What a step that runs beside another has to say is held back until its end, so that the two do not talk at once. */
export interface Talk {
  isHeld?: boolean
}

interface Run extends Talk {
  /** Beside what this process was given. */
  environment?: Readonly<Record<string, string>>
}

/** Of the machine, or of the container where that is less; bytes. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** What the checkers below need of the whole project is 3 to 3.5 GB: near the limit they look for garbage all the time. MiB. */
const memoryLimit = Math.max(2500, Math.floor(memory / 2 ** 20 / 4))

/**
 * For the checkers that are Go programs, which read the whole project: what they have read they need until they end a few seconds later, so to look
 * for what could be thrown away was a third of the compiler's work. The limit is for a machine with little memory.
 */
export const keepEverything = { GOGC: 'off', GOMEMLIMIT: `${memoryLimit}MiB` }

/** Runs a program of this project with its output on the terminal. @returns its exit code; 1 when a signal ended it. */
export async function run(
  command: string,
  args: string[],
  { isHeld = false, environment = {} }: Run = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((resolve) => {
    const end = (code: number): void => {
      process.stdout.write(Buffer.concat(said))
      resolve(code)
    }
    child.once('error', () => end(1))
    child.once('close', (code) => end(code ?? 1))
  })
}

/** Takes the time of one step. */
export async function timed(
  name: string,
  work: () => Promise<Omit<StepResult, 'name' | 'seconds'>>,
): Promise<StepResult> {
  console.log(`\n=== ${name}`)
  const began = performance.now()
  const counts = await work()
  return { name, ...counts, seconds: (performance.now() - began) / 1000 }
}

/** A check that counts as one. */
export async function check(name: string, args: string[], talk: Talk = {}): Promise<StepResult> {
  return timed(name, async () => {
    const isSound = (await run(process.execPath, args, talk)) === 0
    return isSound ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
}

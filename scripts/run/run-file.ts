import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { end, findNpm, identify, isAlive, waitForEnd, type ProcessIdentity } from './process-identity.ts'

/** DATA_DIR/run.json: which processes work on this folder, so that a start after kill -9 can clear the way. */
interface Run {
  supervisor: ProcessIdentity
  npm: ProcessIdentity | null
  children: ProcessIdentity[]
  /** It has been asked to end and finishes what is under way. */
  isStopping: boolean
}

export interface RunFile {
  addChild(pid: number): void
  markStopping(): void
  remove(): void
}

const fileOf = (dataFolder: string): string => path.join(dataFolder, 'run.json')

/**
 * Ends what a killed start left behind on this folder.
 * @returns the process that rightfully works on it, if one does.
 */
export async function clearLeftovers(dataFolder: string): Promise<ProcessIdentity | undefined> {
  const run = readRun(dataFolder)
  if (run === undefined) return undefined
  if (isAlive(run.supervisor)) {
    const lostItsNpm = run.npm !== null && !isAlive(run.npm)
    if (run.isStopping) await waitForEnd(run.supervisor, 30)
    else if (!lostItsNpm) return run.supervisor
    await end(run.supervisor, 20)
  }
  await Promise.all(run.children.map((child) => end(child, 5)))
  rmSync(fileOf(dataFolder), { force: true })
  return undefined
}

/** Notes this process as the one that works on the folder. */
export function claim(dataFolder: string): RunFile {
  const supervisor = identify(process.pid)
  if (supervisor === undefined) throw new Error('this process cannot be found in the process list')
  const run: Run = { supervisor, npm: findNpm() ?? null, children: [], isStopping: false }
  const file = fileOf(dataFolder)
  const write = (): void => {
    writeFileSync(`${file}.new`, JSON.stringify(run))
    renameSync(`${file}.new`, file)
  }
  write()
  return {
    addChild: (pid) => {
      const child = identify(pid)
      run.children = [...run.children.filter(isAlive), ...(child ? [child] : [])]
      write()
    },
    markStopping: () => {
      run.isStopping = true
      write()
    },
    remove: () => rmSync(file, { force: true }),
  }
}

function readRun(dataFolder: string): Run | undefined {
  const file = fileOf(dataFolder)
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run
  } catch {
    return undefined
  }
}

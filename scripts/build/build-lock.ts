import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Runs the work while no other process does (two starts, or a start and a test run, in one checkout). */
export async function withLock<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  while (!tryLock(lockFile)) {
    if (!isHeld(lockFile)) rmSync(lockFile, { force: true })
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function tryLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A killed process leaves its lock behind; it counts no longer. */
function isHeld(lockFile: string): boolean {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'))
    // Between making the file and writing into it there is nothing to read.
    return holder === 0 || process.kill(holder, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

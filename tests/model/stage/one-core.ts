import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type pg from 'pg'

/**
 * Keeps a process and its connections' backends on one core: while one of them works the other waits for it, and waking somebody on another core
 * costs both more than most questions do. Where the system offers no `taskset`, they stay where they are put.
 * @param place which of the processes it is.
 */
export function stayOnOneCore(place: number, pool: pg.Pool): void {
  const core = String(place % availableParallelism())
  const bind = (pid: number, more: readonly string[]): void => {
    try {
      execFileSync('taskset', [...more, '-cp', core, String(pid)], { stdio: 'ignore' })
    } catch {
      // Only slower.
    }
  }
  bind(process.pid, ['-a'])
  pool.on('connect', (client) => bind((client as unknown as { processID: number }).processID, []))
}

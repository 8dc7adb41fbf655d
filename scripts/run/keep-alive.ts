import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'

export interface KeptChild {
  current(): Child
  /** Ends it in order and starts the bundle anew (after a build, say). */
  restart(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
  kill(): Promise<void>
}

const pauseMs = 1000
const mostRestartsInARow = 5
/** Whoever ran this long did not fail at starting: its count begins again. */
const soundMs = 60_000

/**
 * Keeps a process running: one that ends by itself is started again after a second, as a production supervisor does.
 * @param giveUp is told when it keeps ending.
 */
export function keepAlive(
  start: () => Child,
  show: (line: string) => void,
  giveUp: (reason: string) => void,
): KeptChild {
  let child = start()
  let isWanted = true
  let restarts = 0
  let startedAt = performance.now()

  const startAgain = (): void => {
    startedAt = performance.now()
    child = start()
    watch(child)
  }
  const watch = (watched: Child): void => {
    void watched.ended.then(async (code) => {
      if (!isWanted || watched !== child) return
      restarts = performance.now() - startedAt > soundMs ? 1 : restarts + 1
      if (restarts > mostRestartsInARow) return giveUp(`${watched.name} keeps ending`)
      show(`${watched.name} ended unexpectedly (${code === null ? 'killed' : `exit code ${code}`}): starting it again`)
      await sleep(pauseMs)
      if (isWanted && watched === child) startAgain()
    })
  }
  watch(child)

  return {
    current: () => child,
    restart: async () => {
      const old = child
      isWanted = false
      await old.stop()
      isWanted = true
      startAgain()
    },
    stop: async () => {
      isWanted = false
      await child.stop()
    },
    kill: async () => {
      isWanted = false
      await child.kill()
    },
  }
}

import { startDemo, type Demo } from './demo.ts'
import { findNpm, isAlive } from './process-identity.ts'
import { linesOn } from './progress.ts'
import { readStartSettings, type StartSettings } from './settings.ts'
import { SettingError } from './setting-error.ts'

const { show, showProgress } = linesOn(process.stdout)

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

export interface Front {
  /** What the demo is started with instead of what the environment says. */
  settings(asked: StartSettings): Promise<StartSettings>
  /** Runs once everything answers, before that is told. @returns the address to open. */
  open(demo: Demo, asked: StartSettings, stopped: AbortSignal): Promise<string>
}

/**
 * Runs the demo from a terminal until a signal ends it: exit code 0 after a stop in order, 1 after one line that says why
 * it could not start or go on.
 * @param front what stands between the browser and the product, if anything does.
 */
export async function runInTerminal(front?: Front): Promise<void> {
  const stopRequest = new AbortController()
  let demo: Demo | undefined
  let isHurried = false

  const leave = (): void => {
    if (!stopRequest.signal.aborted) {
      show('stopping: finishing what is under way (once more to hurry)')
      stopRequest.abort()
      void demo?.stop().then(() => process.exit(0))
    } else if (!isHurried) {
      isHurried = true
      void demo?.kill()
    }
  }
  // npm passes on a signal that the terminal has sent to us already: the second of a pair is not impatience.
  let lastSignalAt = Number.NEGATIVE_INFINITY
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (performance.now() - lastSignalAt < 300) return
      lastSignalAt = performance.now()
      leave()
    })
  }
  whenNpmIsGone(leave)
  const giveUp = (reason: string): void => {
    console.error(reason)
    stopRequest.abort()
    void demo?.stop().then(() => process.exit(1))
  }

  try {
    const settings = readStartSettings(process.env)
    if (!isLoopback(settings.host))
      show(
        `HOST ${settings.host} shows this demo to the network: its operators' passwords stand in the README, so anybody there can log in as one`,
      )
    demo = await startDemo({
      settings: front === undefined ? settings : await front.settings(settings),
      show,
      showProgress,
      giveUp,
      signal: stopRequest.signal,
    })
    show(`ready ${front === undefined ? demo.url : await front.open(demo, settings, stopRequest.signal)}`)
  } catch (error) {
    if (stopRequest.signal.aborted) process.exit(0)
    console.error(error instanceof SettingError ? error.message : `could not start: ${(error as Error).message}`)
    process.exit(1)
  }
}

/** Whoever kills npm means us; nobody could stop a demo that works on without a terminal. */
function whenNpmIsGone(leave: () => void): void {
  const npm = findNpm()
  if (npm === undefined) return
  const timer = setInterval(() => {
    if (isAlive(npm)) return
    clearInterval(timer)
    leave()
  }, 1000)
  timer.unref()
}

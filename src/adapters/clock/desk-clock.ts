import type { Clock } from '../../platform/clock.ts'
import { type DeskMove, followDesk } from './desk-connection.ts'

export interface RanTask {
  task: string
  /** The instant, RFC 3339, at which the task was due. */
  at: string
}

/** What a follower tells the demo desk once it stands at the new time. */
export interface MoveOutcome {
  ran: RanTask[]
  /** The instant, RFC 3339, of the next scheduled task; null for none. */
  next: string | null
}

export interface DeskClock extends Clock {
  /** Resolves when the demo desk has told the time for the first time; before that `now()` throws. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

export interface DeskClockSettings {
  /** The product's APP_ENV: anything but `demo` is refused, so that no production can be moved in time. */
  appEnv: string
  clockUrl: string
  /** Shown on the demo desk's page. */
  name: string
  /**
   * Runs, one call after the other, whatever fell due up to `now`. The first call comes with the first event. When it
   * rejects, the demo desk gets no answer for this move; the connection is made anew and the call repeated. `isPassing`: the clock is being moved to a
   * later time, and stands here only for what falls due.
   */
  onMove?: (now: Date, isPassing: boolean) => Promise<MoveOutcome>
  /** Hears why a connection ended; it is made again by itself. */
  onTrouble?: (error: unknown) => void
  /** Milliseconds that only ever grow; the machine's own where nothing is said. */
  monotonic?: () => number
  /** The pause before a lost connection is made again; 500 ms where nothing is said. */
  reconnectPauseMs?: number
}

/** A clock that stands where the demo desk's stands, and runs on in real time between the demo desk's events. */
export function createDeskClock(settings: DeskClockSettings): DeskClock {
  assertDemo(settings.appEnv)
  const monotonic = settings.monotonic ?? (() => performance.now())
  let reportReady!: () => void
  const ready = new Promise<void>((resolve) => {
    reportReady = resolve
  })
  let anchor: { instant: number; at: number } | null = null
  let latest = Number.NEGATIVE_INFINITY

  function now(): Date {
    if (!anchor) throw new Error('the demo desk has not told the time yet')
    // Never back: after a lost connection the demo desk may be a few milliseconds behind what was already told.
    latest = Math.max(latest, anchor.instant + Math.floor(monotonic() - anchor.at))
    return new Date(latest)
  }

  async function move(event: DeskMove): Promise<MoveOutcome> {
    anchor = { instant: event.now.getTime(), at: monotonic() }
    reportReady()
    return settings.onMove
      ? settings.onMove(now(), event.until !== undefined && event.now < event.until)
      : { ran: [], next: null }
  }

  const connection = followDesk({
    clockUrl: settings.clockUrl,
    name: settings.name,
    onEvent: move,
    onTrouble: settings.onTrouble ?? (() => {}),
    reconnectPauseMs: settings.reconnectPauseMs ?? 500,
  })
  return { now, ready, close: connection.close }
}

function assertDemo(appEnv: string): void {
  if (appEnv !== 'demo') throw new Error('the clock of the demo desk is refused outside the demo')
}

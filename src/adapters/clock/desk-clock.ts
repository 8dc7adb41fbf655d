import type { Clock } from '../../platform/clock.ts'

export interface RanTask {
  task: string
  /** The instant, RFC 3339, at which the task was due. */
  at: string
}

/** What a follower tells the desk once it stands at the new time. */
export interface MoveOutcome {
  ran: RanTask[]
  /** The instant, RFC 3339, of the next scheduled task; null for none. */
  next: string | null
}

export interface DeskClock extends Clock {
  /** Resolves when the desk has told the time for the first time; before that `now()` throws. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

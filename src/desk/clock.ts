import type { Journal } from './journal.ts'
import { formatInstant } from './japan-time.ts'

/**
 * The business clock: the machine's time plus an offset that only grows. It runs on in real time, but stands still
 * while it is being moved, so that what falls due on the way sees exactly its own time.
 */
export class BusinessClock {
  readonly #journal: Journal
  readonly #machineTime: () => number
  #offsetMs = 0
  #wasMoved = false
  #standing: number | undefined

  constructor(journal: Journal, machineTime: () => number) {
    this.#journal = journal
    this.#machineTime = machineTime
    journal.on('clock-moved', ({ offsetMs }) => {
      this.#offsetMs = offsetMs
      this.#wasMoved = true
    })
  }

  /** A desk that was never moved begins at the given instant: a demo plays its past up to today. */
  beginAt(instant: Date): void {
    if (this.#wasMoved) return
    this.#journal.record('clock-moved', { offsetMs: instant.getTime() - this.#machineTime() })
  }

  now(): Date {
    return new Date(this.#standing ?? this.#machineTime() + this.#offsetMs)
  }

  nowText(): string {
    return formatInstant(this.now())
  }

  standStill(): void {
    this.#standing = this.now().getTime()
  }

  /** Jumps forward while standing; an instant already passed leaves the clock where it is. */
  jumpTo(instant: Date): void {
    if (this.#standing === undefined || instant.getTime() <= this.#standing) return
    this.#standing = instant.getTime()
    this.#keepOffset()
  }

  /** Runs on from where it stands. */
  runOn(): void {
    this.#keepOffset()
    this.#standing = undefined
  }

  #keepOffset(): void {
    if (this.#standing === undefined) return
    this.#journal.record('clock-moved', { offsetMs: this.#standing - this.#machineTime() })
  }
}

import type { Clock } from '../../platform/clock.ts'
import { addMilliseconds } from '../../platform/time.ts'

/** Business time of a rehearsal: it stands a minute before the opening until the word is given, and runs from there. */
export interface OpeningClock extends Clock {
  open(): void
  before(): void
}

const minute = 60_000

export function openingClock(opensAt: Date): OpeningClock {
  let openedAt: number | null = null
  return {
    now: () => addMilliseconds(opensAt, openedAt === null ? -minute : Math.floor(performance.now() - openedAt)),
    open() {
      openedAt = performance.now()
    },
    before() {
      openedAt = null
    },
  }
}

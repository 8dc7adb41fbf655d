import { createDeskClock, type MoveOutcome } from '../adapters/clock/desk-clock.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'

/** The business clock of this process: the machine's, or in the demo the demo desk's. */
export interface FollowedClock extends Clock {
  close(): Promise<void>
}

/** Waits until the clock is known. `onMove` runs whenever the demo's clock was moved, before the demo desk goes on; on the way to a later time it goes on at once. */
export async function followClock(
  config: Config,
  name: string,
  onMove: (now: Date, isPassing: boolean) => Promise<MoveOutcome> = async () => ({ ran: [], next: null }),
): Promise<FollowedClock> {
  if (!config.CLOCK_URL) return { now: () => systemClock.now(), close: async () => undefined }
  const clock = createDeskClock({ clockUrl: config.CLOCK_URL, name, appEnv: config.APP_ENV, onMove })
  await clock.ready
  return clock
}

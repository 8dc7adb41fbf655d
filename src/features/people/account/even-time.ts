import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds; well past what the work below takes, and nothing that a person notices. */
const evenTime = 150

/**
 * Answers after the same time, whatever the work found: with a mail to write there is more to do than without, and a stopwatch would
 * tell a member's address from a stranger's.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const even = sleep(evenTime)
  try {
    return await work()
  } finally {
    await even
  }
}

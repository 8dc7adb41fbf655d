import { refusal, success, type Outcome } from '../../../platform/outcome.ts'

/** A password takes a core for milliseconds, so few are hashed at once; beyond a short queue callers are asked to come back. */
const mostAtOnce = 2
const longestQueue = 200

let running = 0
const waiting: (() => void)[] = []

/** Does the work when its turn has come. UNAVAILABLE while too many wait. */
export async function inTurn<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  if (running >= mostAtOnce) {
    if (waiting.length >= longestQueue) {
      return refusal('UNAVAILABLE', 'ただいま混み合っています。少し時間をおいてからお試しください。', { retryAfter: 5 })
    }
    // Whoever ends hands the place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return success(await work())
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

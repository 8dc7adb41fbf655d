import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** One message on its way to the product. Headers are made anew for every attempt, since a signature may carry the time. */
export interface Parcel {
  path: string
  body: string
  headers: () => Record<string, string>
  /** Asked before every attempt; false gives the parcel up at once. */
  isWanted?: () => boolean
}

export type DeliveryResult = 'delivered' | 'given-up'

/** Waiting times between attempts, in real time: the demo desk's hours must not be the tester's hours. */
export const defaultRepeatDelaysMs = [200, 1_000, 5_000, 20_000, 60_000, 120_000, 300_000]

const answerWithinMs = 10_000

/** Brings messages to the product and repeats until it answers 200 or the attempts are used up. */
export class Delivery {
  readonly #stopped = new AbortController()
  readonly #repeatDelaysMs: readonly number[]
  productUrl: string

  constructor(productUrl: string, repeatDelaysMs: readonly number[]) {
    this.productUrl = productUrl
    this.#repeatDelaysMs = repeatDelaysMs
    // Every parcel under way waits on this one signal, and there may be hundreds.
    setMaxListeners(0, this.#stopped.signal)
  }

  get isStopped(): boolean {
    return this.#stopped.signal.aborted
  }

  /** Resolves when the product has taken the parcel or it is given up; undefined if the demo desk stops meanwhile. */
  async bring(parcel: Parcel, firstAttemptOver: () => void): Promise<DeliveryResult | undefined> {
    for (let attempt = 0; !this.isStopped; attempt += 1) {
      if (parcel.isWanted?.() === false) return finish('given-up', firstAttemptOver)
      const taken = await this.#attempt(parcel)
      if (this.isStopped) return undefined
      if (taken) return finish('delivered', firstAttemptOver)
      firstAttemptOver()
      const delay = this.#repeatDelaysMs[attempt]
      if (delay === undefined) return 'given-up'
      await sleep(delay, undefined, { signal: this.#stopped.signal }).catch(() => undefined)
    }
    return undefined
  }

  /** Sends once, whatever the answer. */
  async sendOnce(parcel: Parcel): Promise<void> {
    await this.#attempt(parcel)
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #attempt(parcel: Parcel): Promise<boolean> {
    try {
      const answer = await fetch(this.productUrl + parcel.path, {
        method: 'POST',
        headers: parcel.headers(),
        body: parcel.body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(answerWithinMs)]),
      })
      await answer.arrayBuffer()
      return answer.status === 200
    } catch {
      return false
    }
  }
}

function finish(result: DeliveryResult, firstAttemptOver: () => void): DeliveryResult {
  firstAttemptOver()
  return result
}

/** How the browser measures elapsed time: monotonic, so a wrong or changed wall clock of the device does no harm. */
export type Stopwatch = () => number

/**
 * The server's time in the browser: sent once with the page, corrected by each GraphQL answer, advanced by a stopwatch.
 * Deadlines and openings are judged by it; the device's own clock is never asked.
 */
export class ServerClock {
  private readonly stopwatch: Stopwatch
  private offset: number
  private shown: number
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setInterval> | undefined

  /** `renderedAt`: the server's time in the document; `sinceRender`: milliseconds since then, by the stopwatch's zero. */
  constructor(renderedAt: string, stopwatch: Stopwatch, zero: number) {
    this.stopwatch = stopwatch
    this.offset = Date.parse(renderedAt) - zero
    this.shown = Date.parse(renderedAt)
  }

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    return this.offset + this.stopwatch()
  }

  correct(serverNow: string): void {
    const answered = Date.parse(serverNow)
    if (Number.isNaN(answered) || Math.abs(answered - this.now()) < 1000) return
    this.offset = answered - this.stopwatch()
    this.tick()
  }

  /** The instant that screens currently show; changes once a second while someone is watching. */
  readonly current = (): number => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.timer ??= setInterval(() => this.tick(), 1000)
    this.tick()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0 || this.timer === undefined) return
      clearInterval(this.timer)
      this.timer = undefined
    }
  }

  private tick(): void {
    this.shown = this.now()
    for (const listener of this.listeners) listener()
  }
}

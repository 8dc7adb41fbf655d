import type { Stopwatch } from '../time/server-clock.ts'

/** From here on the member is warned: more than the two minutes that anybody needs to react (WCAG 2.2.1). Seconds. */
const warningSeconds = 150

/** Nothing to say, the seconds that are left, or over (0). */
export type SessionState = 'quiet' | number

/**
 * When this browser's session ends, told by each answer of the server. All tabs of the browser share one session: what one of them learns
 * the others learn too.
 */
export class SessionClock {
  private readonly stopwatch: Stopwatch
  /** By the stopwatch, in milliseconds; null while nobody is logged in. */
  private endsAt: number | null = null
  private shown: SessionState = 'quiet'
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setInterval> | undefined
  private readonly otherTabs: BroadcastChannel | undefined

  constructor(stopwatch: Stopwatch, otherTabs?: BroadcastChannel) {
    this.stopwatch = stopwatch
    this.otherTabs = otherTabs
    otherTabs?.addEventListener('message', ({ data }) => this.learn(typeof data === 'number' ? data : 0))
  }

  /** `seconds` until the end, from an answer of the server; 0 where it knows no session, which is news only to a page that had one. */
  endsIn(seconds: number): void {
    if (seconds === 0 && this.endsAt === null) return
    this.learn(seconds)
    this.otherTabs?.postMessage(seconds)
  }

  readonly current = (): SessionState => this.shown

  readonly isOver = (): boolean => this.shown === 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.timer ??= setInterval(() => this.tick(), 1000)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0 || this.timer === undefined) return
      clearInterval(this.timer)
      this.timer = undefined
    }
  }

  private learn(seconds: number): void {
    this.endsAt = this.stopwatch() + seconds * 1000
    this.tick()
  }

  private tick(): void {
    if (this.endsAt === null) return
    const left = Math.max(0, Math.ceil((this.endsAt - this.stopwatch()) / 1000))
    const state = left > warningSeconds ? 'quiet' : left
    if (state === this.shown) return
    this.shown = state
    for (const listener of this.listeners) listener()
  }
}

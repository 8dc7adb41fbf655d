import { randomUUID } from 'node:crypto'
import type { BusinessClock } from './clock.ts'
import { formatExactInstant } from './japan-time.ts'

export interface RanTask {
  task: string
  at: string
}

/** A follower's answer: it stands at that time, everything due has run, and `next` is due next. */
export interface Acknowledgement {
  follower: string
  seq: number
  ran: RanTask[]
  next: Date | null
}

export interface ClockEvent {
  follower: string
  seq: number
  now: string
  /** Where the move ends to which this belongs; absent where the clock is not being moved. */
  until?: string
}

interface Follower {
  id: string
  name: string
  seq: number
  send: (event: ClockEvent) => void
  drop: () => void
  next: Date | null
  /** Resolved by the acknowledgement of the latest event, or when the follower is gone. */
  acknowledged: Promise<void>
  settle: () => void
  ran: RanTask[]
}

const sameInstantLimit = 20

/** The processes that live by this clock, and the walk through their due times when it is moved. */
export class ClockFollowers {
  readonly #clock: BusinessClock
  readonly #acknowledgeWithinMs: number
  readonly #followers = new Map<string, Follower>()
  #lastMove: Promise<unknown> = Promise.resolve()
  #target: Date | undefined

  constructor(clock: BusinessClock, acknowledgeWithinMs: number) {
    this.#clock = clock
    this.#acknowledgeWithinMs = acknowledgeWithinMs
  }

  /** A process joins; the first event goes out at once. Returns its id. */
  join(name: string, send: Follower['send'], drop: Follower['drop']): string {
    const id = `${name}-${randomUUID()}`
    const follower: Follower = {
      id,
      name,
      seq: 0,
      send,
      drop,
      next: null,
      ran: [],
      acknowledged: Promise.resolve(),
      settle: () => undefined,
    }
    this.#followers.set(id, follower)
    this.#notify(follower)
    return id
  }

  leave(id: string): void {
    const follower = this.#followers.get(id)
    this.#followers.delete(id)
    follower?.settle()
  }

  names(): string[] {
    return [...this.#followers.values()].map((follower) => follower.name)
  }

  /** False for a follower that is not known (any more). A late answer to an older event only tells what ran. */
  acknowledge({ follower: id, seq, ran, next }: Acknowledgement): boolean {
    const follower = this.#followers.get(id)
    if (!follower) return false
    follower.ran.push(...ran)
    if (seq === follower.seq) {
      follower.next = next
      follower.settle()
    }
    return true
  }

  /**
   * Moves the clock forward to the target through every due time on the way, in their order; one move at a time.
   * Answers what ran, or undefined if the target had passed when its turn came.
   */
  move(target: Date): Promise<RanTask[] | undefined> {
    const turn = this.#lastMove.then(() => this.#walk(target))
    this.#lastMove = turn.catch(() => undefined)
    return turn
  }

  async #walk(target: Date): Promise<RanTask[] | undefined> {
    // Whole seconds are what a reader of the clock sees: the second that is being lived has not passed.
    if (target.getTime() < Math.floor(this.#clock.now().getTime() / 1000) * 1000) return undefined
    this.#clock.standStill()
    this.#target = target
    try {
      await this.#settled()
      for (const follower of this.#followers.values()) follower.ran = []
      const ran: RanTask[] = []
      await this.#passDueTimes(target, ran)
      this.#clock.jumpTo(target)
      await this.#step(ran)
      // What ran at the target itself may have made something else due at that very instant.
      await this.#passDueTimes(target, ran)
      return ran
    } finally {
      this.#target = undefined
      this.#clock.runOn()
    }
  }

  async #passDueTimes(target: Date, ran: RanTask[]): Promise<void> {
    let stepsAtOneInstant = 0
    for (let due = this.#nextDue(target); due !== undefined; due = this.#nextDue(target)) {
      const before = this.#clock.now().getTime()
      this.#clock.jumpTo(due)
      // A follower that keeps naming an instant already lived through must not hold the clock for ever.
      stepsAtOneInstant = this.#clock.now().getTime() === before ? stepsAtOneInstant + 1 : 0
      if (stepsAtOneInstant > sameInstantLimit) return
      await this.#step(ran)
    }
  }

  #nextDue(target: Date): Date | undefined {
    const due = [...this.#followers.values()].flatMap(({ next }) => (next !== null && next <= target ? [next] : []))
    return due.toSorted((one, other) => one.getTime() - other.getTime())[0]
  }

  async #step(ran: RanTask[]): Promise<void> {
    for (const follower of this.#followers.values()) this.#notify(follower)
    await this.#settled()
    for (const follower of this.#followers.values()) ran.push(...follower.ran.splice(0))
  }

  async #settled(): Promise<void> {
    await Promise.all(
      [...this.#followers.values()].map(async (follower) => {
        let timer: NodeJS.Timeout | undefined
        const tooLate = new Promise<void>((resolve) => {
          timer = setTimeout(() => {
            this.leave(follower.id)
            follower.drop()
            resolve()
          }, this.#acknowledgeWithinMs)
        })
        await Promise.race([follower.acknowledged, tooLate])
        clearTimeout(timer)
      }),
    )
  }

  #notify(follower: Follower): void {
    follower.seq += 1
    follower.acknowledged = new Promise((resolve) => {
      follower.settle = resolve
    })
    follower.send({
      follower: follower.id,
      seq: follower.seq,
      now: formatExactInstant(this.#clock.now()),
      ...(this.#target !== undefined && { until: formatExactInstant(this.#target) }),
    })
  }
}

import { setImmediate as nextRound } from 'node:timers/promises'

/** Milliseconds of work after which everything else of the process gets its turn. */
const longestSlice = 10

interface Waiting {
  begin: () => void
  giveUp: (error: Error) => void
}

/**
 * Lets the elements of one operation's lists be completed one after the other, and the event loop go round every ten milliseconds: the time in
 * which nothing else is answered does not grow with the answer.
 */
export class WorkInSlices {
  readonly #whyStop: () => Error | null
  #line: Waiting[] = []
  #isWorking = false

  /** @param whyStop asked before each slice; with its error everything that is still in line is given up. */
  constructor(whyStop: () => Error | null) {
    this.#whyStop = whyStop
  }

  /** The elements of a list, each fulfilled when it is its turn. */
  spread<Element>(list: readonly Element[]): Promise<Element>[] {
    return list.map((element) => {
      const turn = new Promise<Element>((fulfill, giveUp) => this.#line.push({ begin: () => fulfill(element), giveUp }))
      // Whoever asked may have failed meanwhile and never look at it.
      turn.catch(() => undefined)
      if (!this.#isWorking) void this.#work()
      return turn
    })
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    while (this.#line.length > 0) {
      await nextRound()
      const reason = this.#whyStop()
      if (reason) for (const { giveUp } of this.#line.splice(0)) giveUp(reason)
      else await this.#slice()
    }
    this.#isWorking = false
  }

  async #slice(): Promise<void> {
    const end = performance.now() + longestSlice
    let begun = 0
    for (; begun < this.#line.length && performance.now() < end; begun += 1) {
      this.#line[begun]?.begin()
      // What was fulfilled is completed by whoever waits for it, in a microtask that stands before this one.
      await Promise.resolve()
    }
    this.#line.splice(0, begun)
  }
}

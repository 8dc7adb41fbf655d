import { unavailable } from '../../features/investing/application/unavailable.ts'
import { toGraphqlError } from '../../features/core/graphql/failure.ts'

/** Points that large operations of one process may be working on together; one that takes them all runs alone. */
export const wholeGate = 10_000
/** Operations up to so many points never wait: an application, a page's queries. */
export const freeCost = 500
/** So many wait for their turn, and so long in milliseconds. */
const mostWaiting = 300
const longestWait = 3_000

interface Waiting {
  cost: number
  isWanted: () => boolean
  begin: () => void
  refuse: (error: Error) => void
  timer: NodeJS.Timeout
}

/**
 * Lets large operations of a process run one after the other, in the order of their arrival, and whatever is small pass: the time in
 * which nothing else is answered stays that of one operation. One whose client has gone leaves the line.
 */
export class CostGate {
  #underWay = 0
  #line: Waiting[] = []

  /**
   * @returns what ends the turn; to be called once.
   * @throws GraphQLError UNAVAILABLE with retryAfter where too many wait, or it waited too long.
   */
  async enter(cost: number, isWanted: () => boolean): Promise<() => void> {
    if (cost <= freeCost) return () => undefined
    const share = Math.min(cost, wholeGate)
    if (this.#line.length === 0 && this.#underWay + share <= wholeGate) this.#underWay += share
    else await this.#wait(share, isWanted)
    return () => {
      this.#underWay -= share
      // Others first: answers, health checks and whatever came in meanwhile.
      setImmediate(() => this.#next())
    }
  }

  #wait(cost: number, isWanted: () => boolean): Promise<void> {
    if (this.#line.length >= mostWaiting) return Promise.reject(busy())
    return new Promise((begin, refuse) => {
      const waiting: Waiting = {
        cost,
        isWanted,
        begin,
        refuse,
        timer: setTimeout(() => this.#giveUp(waiting), longestWait),
      }
      this.#line.push(waiting)
    })
  }

  #giveUp(waiting: Waiting): void {
    this.#line = this.#line.filter((each) => each !== waiting)
    waiting.refuse(busy())
  }

  #next(): void {
    for (let first = this.#line[0]; first !== undefined; first = this.#line[0]) {
      const isWanted = first.isWanted()
      if (isWanted && this.#underWay + first.cost > wholeGate) return
      this.#line.shift()
      clearTimeout(first.timer)
      if (!isWanted) {
        first.refuse(busy())
        continue
      }
      this.#underWay += first.cost
      first.begin()
    }
  }
}

const busy = (): Error => toGraphqlError(unavailable('ただいま混み合っています。'))

/**
 * Lets one document that nobody has asked before be read in each round of the event loop: to read, validate and compile a large one
 * takes milliseconds, and two hundred that come together would keep everything else waiting.
 */
export class ReadingTurns {
  #last: Promise<void> = Promise.resolve()
  #known = new Set<string>()
  readonly #own: ReadonlySet<string>

  /** @param own the site's documents, for which nobody waits. */
  constructor(own: Iterable<string>) {
    this.#own = new Set(own)
  }

  isOwn(text: string): boolean {
    return this.#own.has(text)
  }

  isNew(text: string): boolean {
    return !this.#own.has(text) && !this.#known.has(text)
  }

  /** Resolves when it is the document's turn; at once for one that was read before. @param kept so many are remembered. */
  async next(text: string, kept: number): Promise<void> {
    if (!this.isNew(text)) return
    if (this.#known.size >= kept) this.#known.clear()
    this.#known.add(text)
    const turn = this.#last
    this.#last = turn.then(() => new Promise((resolve) => setImmediate(resolve)))
    await turn
  }
}

import { sql } from 'kysely'
import { throttledNetwork } from '../../platform/throttle/network-address.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { refusal, type Refusal } from '../../platform/outcome.ts'
import { sign } from '../../platform/secret.ts'

/** Milliseconds of a window; each begins with full allowances. */
const windowLength = 10_000

/**
 * Points of cost in a window, about a microsecond of processor each. An address may be that of a whole town, so a member behind it is counted by
 * himself as well: by his number for operations, by his session for pages and files, whose request is judged before anybody asks whose session it is.
 */
export const allowances = { address: 3_000_000, member: 1_500_000, session: 1_500_000 } as const

/** A spender that has used less than this share in a process is not reported to the others. */
const reportedShare = 0.05

export interface Spender {
  kind: keyof typeof allowances
  /** A network address, a member's id, or the hash of a session's token. */
  name: string
}

interface Spent {
  kind: Spender['kind']
  /** What all processes had spent when the database was last asked. */
  known: number
  /** What this process has spent since. */
  unreported: number
}

/**
 * How much one address and one member may ask for in ten seconds, over all processes. Each process counts in memory; what is more than a
 * twentieth of an allowance it adds to a row of the database at once, whose sum it reads with the same statement. So who asks as people
 * do costs no statement, and who asks for much passes the allowance by what each process admits during one such statement.
 */
export class RequestBudget {
  readonly #database: Database
  readonly #key: Buffer
  readonly #now: () => Date
  readonly #log: Log
  #window = 0
  #spent = new Map<string, Spent>()
  #reporting: Promise<void> | null = null

  constructor({ database, key, now, log }: { database: Database; key: Buffer; now: () => Date; log: Log }) {
    this.#database = database
    this.#key = key
    this.#now = now
    this.#log = log
  }

  /** @returns RATE_LIMITED with retryAfter, in seconds, where one of them has nothing left in this window; then nothing is spent of it. */
  spend(spenders: readonly Spender[], cost: number): Refusal | null {
    const now = this.#now().getTime()
    const window = Math.floor(now / windowLength)
    if (window !== this.#window) {
      this.#window = window
      this.#spent = new Map()
    }
    for (const { kind, name } of spenders) {
      const id = `${kind}:${name}`
      const spent = this.#spent.get(id) ?? { kind, known: 0, unreported: 0 }
      if (spent.known + spent.unreported >= allowances[kind]) return exhausted(now)
      spent.unreported += cost
      this.#spent.set(id, spent)
      if (isWorthReporting(spent)) this.#reporting ??= this.#report()
    }
    return null
  }

  /** Waits for a statement under way, before the database is closed. */
  async close(): Promise<void> {
    await this.#reporting
  }

  async #report(): Promise<void> {
    const spent = this.#spent
    const windowStart = new Date(this.#window * windowLength)
    const reported = [...spent]
      .filter(([, each]) => isWorthReporting(each))
      .map(([id, each]) => ({ each, id: this.#mark(id), cost: each.unreported }))
    try {
      const { rows } = await sql<{ spender: string; spent: number }>`
        with gone as (delete from request_spending where window_start < ${windowStart}::timestamptz - interval '1 minute')
        insert into request_spending as r (spender, window_start, spent)
        select spender, ${windowStart}::timestamptz, cost
        from unnest(${reported.map(({ id }) => id)}::text[], ${reported.map(({ cost }) => cost)}::bigint[]) as reported (spender, cost)
        order by spender
        on conflict (spender, window_start) do update set spent = r.spent + excluded.spent
        returning spender, spent`.execute(this.#database)
      const sums = new Map(rows.map((row) => [row.spender, row.spent]))
      for (const { each, id, cost } of reported) {
        each.known = sums.get(id) ?? each.known
        each.unreported -= cost
      }
    } catch (err) {
      // Without the database nothing is answered anyway; each process still counts for itself.
      this.#log.warn({ err }, 'the spending of requests could not be reported')
    } finally {
      this.#reporting = null
    }
  }

  /** Addresses and members are not written down, only told apart. */
  #mark(id: string): string {
    return sign(this.#key, 'request-spending', id)
  }
}

function exhausted(now: number): Refusal {
  const seconds = Math.ceil((windowLength - (now % windowLength)) / 1_000)
  return refusal('RATE_LIMITED', 'アクセスが集中しています。しばらくしてから、もう一度お試しください。', {
    retryAfter: seconds,
  })
}

/** Who pays for a request: its address, and who is logged in there. Nobody where addresses are not throttled. */
export function spendersOf(
  config: Pick<Config, 'APP_ENV'>,
  ipAddress: string,
  kind: 'member' | 'session',
  name: string | null,
): Spender[] {
  const network = throttledNetwork(config, ipAddress)
  if (network === null) return []
  return [{ kind: 'address', name: network }, ...(name === null ? [] : [{ kind, name }])]
}

const isWorthReporting = ({ kind, unreported }: Spent): boolean => unreported >= allowances[kind] * reportedShare

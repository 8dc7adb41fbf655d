import type pg from 'pg'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import { openDatabase } from '../../../src/platform/database/connect.ts'
import type { Services } from '../../../src/features/core/services.ts'

/** The process is dead: nothing of it runs any more. */
export class Killed extends Error {
  override readonly name = 'Killed'
}

/** The awaits of a path, counted: the process dies at the one that is told. */
export interface Crash {
  /** The points that were passed, in words, the deadly one last. */
  readonly passed: readonly string[]
  readonly isDead: boolean
  point(name: string): void
}

/** Dies at the n-th await, from 1. */
export function dieAt(n: number): Crash {
  const passed: string[] = []
  return {
    passed,
    get isDead() {
      return passed.length >= n
    },
    point(name) {
      if (passed.length >= n) throw new Killed('dead already')
      passed.push(name)
      if (passed.length >= n) throw new Killed(name)
    },
  }
}

/**
 * The product in a process that dies at an await of its own: before or after each statement of the database that changes something,
 * before each that reads, and before and after each call to the bank. What was committed stays, an open transaction is lost.
 */
export function servicesThatDie(services: Services, pool: pg.Pool, crash: Crash): Services {
  return { ...services, database: openDatabase(dyingPool(pool, crash)), bank: dyingBank(services.bank, crash) }
}

function dyingPool(pool: pg.Pool, crash: Crash): pg.Pool {
  const connect = async () => {
    const client = await pool.connect()
    const query = async (...call: Parameters<typeof client.query>) => {
      const text = wordsOf(call[0])
      crash.point(`before ${text}`)
      const result = await (client.query as (...call: unknown[]) => Promise<unknown>)(...call)
      if (changes(text)) crash.point(`after ${text}`)
      return result
    }
    // A dead process's connection breaks: the server rolls back what was open on it, and lets its locks go.
    return Object.assign(Object.create(client) as typeof client, { query, release: () => client.release(crash.isDead) })
  }
  return Object.assign(Object.create(pool) as pg.Pool, { connect })
}

function dyingBank(bank: Bank, crash: Crash): Bank {
  const wrapped = Object.entries(bank as unknown as Record<string, (...call: unknown[]) => unknown>).map(
    ([name, call]) => [
      name,
      name === 'authorizationUrl'
        ? call
        : async (...facts: unknown[]) => {
            crash.point(`before bank.${name}`)
            const answer = await call(...facts)
            crash.point(`after bank.${name}`)
            return answer
          },
    ],
  )
  return Object.fromEntries(wrapped) as Bank
}

/** The verb and the first table, enough to find the line. */
function wordsOf(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')
  const [verb] = text.trim().split(/\s/)
  const table = /(?:from|into|update)\s+"?([a-z_]+)"?/.exec(text)?.[1]
  return [verb, table].filter(Boolean).join(' ')
}

const changes = (text: string): boolean => /^(insert|update|delete|commit|with)/.test(text) || text.includes('advisory')

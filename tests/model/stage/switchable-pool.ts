import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Lets one running product change its database between two histories: building it anew costs more than a history. */
export interface SwitchablePool extends PostgresPool {
  use(pool: pg.Pool): void
}

export function switchablePool(): SwitchablePool {
  let current: pg.Pool | undefined
  return {
    use(pool) {
      current = pool
    },
    connect: async () => {
      if (!current) throw new Error('no history is open')
      return (await current.connect()) as unknown as PostgresPoolClient
    },
    end: async () => undefined,
  }
}

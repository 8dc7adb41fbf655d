import { createHash } from 'node:crypto'
import pg from 'pg'

/** Which index is meant by a condition with parameters, PostgreSQL can only tell when it knows them. */
const onPartialIndex = /on conflict \([^)]*\) where/i

/**
 * Lets PostgreSQL keep the plan of every statement with parameters: planning costs more than running on tables this small. What the
 * statements do is the same.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...all: unknown[]) => unknown
    const askPrepared = (...all: unknown[]): unknown => {
      const [text, values] = all
      return all.length === 2 && typeof text === 'string' && Array.isArray(values) && !onPartialIndex.test(text) ? ask({ name: nameOf(text), text, values }) : ask(...all)
    }
    client.query = askPrepared as typeof client.query
  })
}

/** Nothing in this database has to survive: a commit need not write. Holds for connections made from now on. */
export async function commitInMemory(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$")
  } finally {
    await client.end()
  }
}

import { createHash } from 'node:crypto'
import type pg from 'pg'

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
      return all.length === 2 && typeof text === 'string' && Array.isArray(values) ? ask({ name: nameOf(text), text, values }) : ask(...all)
    }
    client.query = askPrepared as typeof client.query
  })
}

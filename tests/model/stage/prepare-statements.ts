import { createHash } from 'node:crypto'
import type pg from 'pg'

type Ask = (...all: unknown[]) => Promise<unknown>

/** As much of a connection as `pg` tells nobody of. */
interface Wire {
  pipeline: boolean
  connection: { stream: { cork(): void; uncork(): void } }
}

const begun = { command: 'BEGIN', rowCount: null, oid: 0, rows: [], fields: [] }

/**
 * Lets PostgreSQL keep the plan of every statement with parameters: planning costs more than running on tables this small. And the
 * beginning of a transaction waits for its first statement, to go with it: waking each other up costs more than either. What the
 * statements do is the same.
 */
export function prepareStatements(pool: pg.Pool): void {
  const nameOf = createNaming()
  pool.on('connect', (client) => {
    const { connection } = Object.assign(client as unknown as Wire, { pipeline: true })
    const send = client.query.bind(client) as unknown as Ask
    const prepared: Ask = (...all) => {
      const [text, values] = all
      return all.length === 2 && typeof text === 'string' && Array.isArray(values) ? send({ name: nameOf(text), text, values }) : send(...all)
    }
    let isToBegin = false
    const ask: Ask = (...all) => {
      if (all[0] === 'begin') {
        isToBegin = true
        return Promise.resolve(begun)
      }
      if (!isToBegin) return prepared(...all)
      isToBegin = false
      connection.stream.cork()
      const both = Promise.all([prepared('begin', []), prepared(...all)])
      connection.stream.uncork()
      return both.then(([, answer]) => answer)
    }
    client.query = ask as typeof client.query
  })
}

/** A short name for each text, always the same. */
function createNaming(): (text: string) => string {
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
    return name
  }
}

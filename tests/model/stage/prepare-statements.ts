import { createHash } from 'node:crypto'
import pg from 'pg'

type Ask = (...all: unknown[]) => Promise<unknown>

/** As much of a connection as `pg` tells nobody of. */
interface Wire {
  pipeline: boolean
  connection: { stream: { cork(): void; uncork(): void } }
}

/** An answer, as `pg` fills it: beside the rows it holds how they are read. */
interface Reply {
  rows: unknown[]
  command: string | null
  rowCount: number | null
}

/** As much of a question as `pg` tells nobody of. */
interface Question {
  _result: Reply
  prepare(connection: object): void
}

const begun = { command: 'BEGIN', rowCount: null, oid: 0, rows: [], fields: [] }

/**
 * Lets PostgreSQL keep the plan of every statement with parameters: planning costs more than running on tables this small. And the
 * beginning of a transaction waits for its first statement, to go with it: waking each other up costs more than either. What the
 * statements do is the same.
 */
export function prepareStatements(pool: pg.Pool): void {
  const nameOf = createNaming()
  const known = new Map<string, Reply>()
  pool.on('connect', (client) => {
    const { connection } = Object.assign(client as unknown as Wire, { pipeline: true })
    const send = client.query.bind(client) as unknown as Ask
    const prepared: Ask = (...all) => {
      const [text, values] = all
      return all.length === 2 && typeof text === 'string' && Array.isArray(values)
        ? sendNamed(send, { name: nameOf(text), text, values, known })
        : send(...all)
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

/**
 * As `client.query({ name, text, values })` does, which copies what it gets property by property: a fifth of what a question costs its asker. Every
 * question of a history goes through here. What its columns are is told with its first answer, and not asked again.
 */
function sendNamed(
  send: Ask,
  { name, text, values, known }: { name: string; text: string; values: unknown[]; known: Map<string, Reply> },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const question = new pg.Query(text, values) as unknown as Question
    const earlier = known.get(name)
    const callback = (error: Error | null, reply: Reply): void => {
      if (error) return reject(error)
      if (earlier === undefined) known.set(name, { ...reply, rows: [], command: null, rowCount: null })
      resolve(reply)
    }
    Object.assign(question, { name, callback })
    if (earlier !== undefined) askWithoutDescription(question, earlier)
    void send(question)
  })
}

function askWithoutDescription(question: Question, earlier: Reply): void {
  const { prepare, _result: reply } = question
  Object.assign(reply, earlier, { rows: [] })
  Object.assign(question, {
    _accumulateRows: true,
    prepare: (connection: object) => prepare.call(question, withoutDescription(connection)),
  })
}

const silent = new WeakMap<object, object>()

/** The same connection, over which nobody asks what columns an answer will have. */
function withoutDescription(connection: object): object {
  const known =
    silent.get(connection) ?? (Object.create(connection, { describe: { value: () => undefined } }) as object)
  silent.set(connection, known)
  return known
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

import type pg from 'pg'
import { readChecks } from '../../../src/ledger/read-checks.ts'
import { factQueries, type Facts } from './facts.ts'
import { mayBeLate } from './invariants.ts'
import { columnsBehind, watchedSchema, watchWrites, type WrittenTables } from './watch-writes.ts'

/** What stands in the product's tables. */
export interface Sight {
  facts: Facts
  /** The facts as PostgreSQL told them, for the trace. */
  told: string
  /** Ids of invariants that something contradicts, without those that only tell of lateness. */
  broken: string[]
}

/**
 * Looks at the facts and at every invariant in one round trip, and asks again only what reads a table of which a row, or a column that
 * anything here reads, was written since. What held still holds where nothing was written.
 */
export interface Lookout {
  look(): Promise<Sight>
  /**
   * Asks everything, whatever was written.
   * @throws Error where an answer is another one than was kept for unchanged.
   */
  lookAtAll(): Promise<Sight>
}

/** By the question's name, as JSON. */
type Answers = Record<string, string>

/** Call it once for a database: each history, on its own connection, needs a lookout that has seen nothing. */
export async function prepareLookout(client: pg.PoolClient): Promise<(client: pg.PoolClient) => Lookout> {
  await client.query(`create schema ${watchedSchema}`)
  const checks = (await readChecks()).filter(({ id }) => !mayBeLate.has(id))
  const questions = [
    ...Object.entries(factQueries),
    ...checks.map(({ id, text }): [string, string] => [id, `select count(*)::text as answer from (${text}) violation`]),
  ]
  const read = new Map<string, string[]>()
  const columns = new Map<string, Set<string>>()
  for (const [name, text] of questions) {
    await client.query(`create view ${viewOf(name)} as ${text}`)
    const behind = await columnsBehind(client, viewOf(name))
    read.set(name, [...behind.keys()])
    for (const [table, own] of behind) columns.set(table, new Set([...(columns.get(table) ?? []), ...own]))
  }
  const written = await watchWrites(client, columns)
  await client.query(lookFunction(read, written))
  return (own) =>
    createLookout(
      own,
      checks.map(({ id }) => id),
    )
}

const viewOf = (name: string): string => `${watchedSchema}."${name}"`

/** Answers with the counters of what is written, and with every question that has to be asked anew. */
const lookFunction = (read: ReadonlyMap<string, readonly string[]>, written: WrittenTables): string => `
  create function ${watchedSchema}.look(seen bigint[]) returns table (name text, answer text) language plpgsql as $look$
  declare
    written constant bigint[] := ${written.counters};
  begin
    return query select 'written', to_json(written)::text;
    ${[...read].map(([name, tables]) => `if ${written.isWritten(tables)} then return query select '${name}', it.answer from ${viewOf(name)} it; end if;`).join('\n    ')}
  end
  $look$`

const parts = Object.keys(factQueries) as (keyof Facts)[]

function createLookout(client: pg.PoolClient, checks: readonly string[]): Lookout {
  let seen: unknown = null
  let kept: Answers = {}
  let facts = {} as Facts
  async function ask(since: unknown): Promise<Answers> {
    const { rows } = await client.query<{ name: string; answer: string }>({
      name: 'look',
      text: `select name, answer from ${watchedSchema}.look($1)`,
      values: [since],
    })
    return Object.fromEntries(rows.map(({ name, answer }) => [name, answer]))
  }
  async function look(): Promise<Sight> {
    const { written, ...news } = await ask(seen)
    seen = JSON.parse(written ?? 'null')
    const changed = parts.filter((part) => news[part] !== undefined && news[part] !== kept[part])
    kept = { ...kept, ...news }
    // What did not change need not be read again.
    facts = { ...facts, ...Object.fromEntries(changed.map((part) => [part, JSON.parse(kept[part] ?? 'null')])) }
    return { facts, told: parts.map((part) => kept[part]).join('\n'), broken: checks.filter((id) => kept[id] !== '0') }
  }
  return {
    look,
    async lookAtAll() {
      const sight = await look()
      const all = await ask(null)
      const different = Object.keys(kept).filter((name) => all[name] !== kept[name])
      if (different.length > 0) throw new Error(`changed without a write that was seen: ${different.join(', ')}`)
      return sight
    },
  }
}

import type pg from 'pg'

/** By their text. */
const statementNames = new Map<string, string>()

/**
 * For whoever asks the same statements hundreds of times of small tables: each has a name, so that a connection reads and plans it once. Half of what
 * PostgreSQL did for the tests' stories was planning. Several statements in one text cannot have a name. The product itself asks without names
 * (decision 0271).
 */
export function rememberPlans(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  const askByName = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values) || text.includes(';')) return ask(text, values, ...rest)
    const name = statementNames.get(text) ?? `statement-${statementNames.size}`
    statementNames.set(text, name)
    return ask({ name, text, values }, undefined, ...rest)
  }
  Object.assign(client, { query: askByName })
}

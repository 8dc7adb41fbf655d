import type pg from 'pg'

/** By their text; null where it is several. */
const statementNames = new Map<string, string | null>()

function nameOf(text: string): string | null {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  const isSeveral = text.replaceAll(/--.*$/gm, '').includes(';')
  const name = isSeveral ? null : `statement-${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/**
 * For whoever asks the same statements hundreds of times of small tables: each has a name, so that a connection reads and plans it once. Half of what
 * PostgreSQL did for the tests' stories was planning. Several statements in one text cannot have a name. The product itself asks without names
 * (decision 0271).
 */
export function rememberPlans(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  const askByName = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values)) return ask(text, values, ...rest)
    const name = nameOf(text)
    if (name === null) return ask(text, values, ...rest)
    return ask({ name, text, values }, undefined, ...rest)
  }
  Object.assign(client, { query: askByName })
}

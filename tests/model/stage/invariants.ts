import type pg from 'pg'
import { countViolations } from '../../../src/ledger/count-violations.ts'
import { readChecks } from '../../../src/ledger/read-checks.ts'

/** While the bank is away, these say that something is late. At the end nothing is. */
export const mayBeLate = new Set(['M06', 'M20'])
const mostRowsTold = 5

/** What contradicts any invariant, as 'M01 {...}'; empty when all is well. */
export async function brokenInvariants(client: pg.PoolClient): Promise<string[]> {
  return tellViolations(client, (await countViolations(client)).map(({ id }) => id))
}

/** The rows that contradict these invariants. */
export async function tellViolations(client: pg.PoolClient, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const told: string[] = []
  for (const { text, id } of (await readChecks()).filter((check) => ids.includes(check.id))) {
    const { rows } = await client.query<Record<string, unknown>>(text)
    told.push(...rows.slice(0, mostRowsTold).map((row) => `${id} ${JSON.stringify(row)}`))
  }
  return told
}

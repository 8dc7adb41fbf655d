import type pg from 'pg'
import { countViolations } from '../../../src/ledger/count-violations.ts'
import { readChecks } from '../../../src/ledger/read-checks.ts'

/** While the bank is away, these say that something is late. At the end nothing is. */
export const mayBeLate = new Set(['M06', 'M20'])
const mostRowsTold = 5

/** What contradicts an invariant, as 'M01 {...}'; empty when all is well. */
export async function brokenInvariants(client: pg.PoolClient, { late }: { late: boolean }): Promise<string[]> {
  const broken = (await countViolations(client)).filter(({ id }) => late || !mayBeLate.has(id))
  if (broken.length === 0) return []
  const told: string[] = []
  for (const { text, id } of (await readChecks()).filter((check) => broken.some((one) => one.id === check.id))) {
    const { rows } = await client.query<Record<string, unknown>>(text)
    told.push(...rows.slice(0, mostRowsTold).map((row) => `${id} ${JSON.stringify(row)}`))
  }
  return told
}

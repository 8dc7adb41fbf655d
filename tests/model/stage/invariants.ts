import type pg from 'pg'
import { countViolations } from '../../support/count-violations.ts'
import { DELAY_CHECKS, readChecks } from '../../../src/ledger/read-checks.ts'

/** While the bank is away, these say that something is late. At the end nothing is. */
export const lateWhileBankIsAway: readonly string[] = ['M06', 'M20']
/** What the clock tells by itself: people may be late, and still it is told. */
const announcedByTheClock = 'M63'
/** People may be late besides, to the end. */
export const mayBeLate = new Set([...lateWhileBankIsAway, ...DELAY_CHECKS.filter((id) => id !== announcedByTheClock)])
const mostRowsPrinted = 5

/** What contradicts any invariant, as 'M01 {...}'; empty when all is well. */
export async function brokenInvariants(client: pg.PoolClient): Promise<string[]> {
  return reportViolations(
    client,
    (await countViolations(client)).map(({ id }) => id),
  )
}

/** Checks of lateness that stand behind a stop of payments: they never may. */
export async function stopsByDelay(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select distinct known.id from payment_stop, unnest(checks) as known (id) where known.id = any ($1::text[]) order by known.id',
    [DELAY_CHECKS],
  )
  return rows.map(({ id }) => id)
}

/** The rows that contradict these invariants. */
export async function reportViolations(client: pg.PoolClient, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const told: string[] = []
  for (const { text, id } of (await readChecks()).filter((check) => ids.includes(check.id))) {
    const { rows } = await client.query<Record<string, unknown>>(text)
    told.push(...rows.slice(0, mostRowsPrinted).map((row) => `${id} ${JSON.stringify(row)}`))
  }
  return told
}

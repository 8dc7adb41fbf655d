import type pg from 'pg'
import { checkMoney, type MoneyCheck } from '../../src/ledger/check-money.ts'
import { countViolations } from './count-violations.ts'
import { DELAY_CHECKS } from '../../src/ledger/read-checks.ts'
import type { Database } from '../../src/platform/database/connect.ts'

/**
 * The money invariants that do not hold, with the rows that break them; empty when all is well. All are counted in one statement that a connection
 * plans once; only a broken one is asked for its rows.
 */
export async function brokenMoneyChecks({
  pool,
  database,
  asking = pool,
}: {
  pool: pg.Pool
  database: Database
  asking?: pg.Pool
}): Promise<MoneyCheck[]> {
  if ((await countViolations(asking)).length === 0) return []
  return (await checkMoney(database)).filter(({ id, rows }) => rows.length > 0 && !DELAY_CHECKS.includes(id))
}

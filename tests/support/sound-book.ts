import type pg from 'pg'
import { checkMoney, type MoneyCheck } from '../../src/ledger/check-money.ts'
import { countViolations } from './count-violations.ts'
import { DELAY_CHECKS } from '../../src/ledger/read-checks.ts'
import { brokenTaxSums } from './tax-of-lines.ts'
import type { Database } from '../../src/platform/database/connect.ts'

/**
 * The money invariants that do not hold, and consumption tax that is not the lines', with the rows that break them; empty when all is well. All are counted in one statement that a connection
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
  const apart = await brokenTaxSums(database)
  const taxes: MoneyCheck[] =
    apart.length === 0
      ? []
      : [
          {
            id: 'consumption tax',
            statement: 'Tax of lines is that of the summary',
            rows: apart.map((row) => ({ row })),
            milliseconds: 0,
          },
        ]
  if ((await countViolations(asking)).length === 0) return taxes
  return [
    ...taxes,
    ...(await checkMoney(database)).filter(({ id, rows }) => rows.length > 0 && !DELAY_CHECKS.includes(id)),
  ]
}

import { checkMoney } from '../ledger/check-money.ts'
import { DELAY_CHECKS } from '../ledger/read-checks.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'

/** Prints every money invariant over the database of DATABASE_URL and ends with 1 where one is broken. */
const address = process.env['DATABASE_URL']
if (!address) {
  process.stderr.write('DATABASE_URL is missing: which database is to be checked?\n')
  process.exit(2)
}

const pool = openPool(address, { max: 1 })
try {
  const checks = await checkMoney(openDatabase(pool))
  for (const { id, statement, rows } of checks) {
    process.stdout.write(
      `${rows.length === 0 ? 'holds ' : DELAY_CHECKS.includes(id) ? 'LATE  ' : 'BROKEN'} ${id}  ${statement}\n`,
    )
    for (const row of rows) process.stdout.write(`       ${JSON.stringify(row)}\n`)
  }
  if (checks.some(({ id, rows }) => rows.length > 0 && !DELAY_CHECKS.includes(id))) process.exitCode = 1
} finally {
  await pool.end()
}

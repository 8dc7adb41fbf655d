import { followYen } from '../features/treasury/money-trail/follow-yen.ts'
import { printTrail } from '../features/treasury/money-trail/print-trail.ts'
import { trailStarts } from '../features/treasury/money-trail/trail.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import { idOf } from '../domain/id.ts'

/** Prints where money came from and where it went, over the database of DATABASE_URL: `npm run trail -- investment 12 [--json]`. */
const [name, number, ...options] = process.argv.slice(2)
const kind = trailStarts.find((start) => start === name)
const id = Number(number)
const address = process.env['DATABASE_URL']
if (!kind || !Number.isSafeInteger(id) || id < 1) {
  process.stderr.write(`usage: npm run trail -- KIND ID [--json]\nKIND: ${trailStarts.join(', ')}\n`)
  process.exit(2)
}
if (!address) {
  process.stderr.write('DATABASE_URL is missing: in which database is the money to be followed?\n')
  process.exit(2)
}

const pool = openPool(address, { max: 1 })
try {
  const trail = await followYen(openDatabase(pool), { kind, id: idOf<never>(id) })
  if (!trail) process.stderr.write(`there is no ${kind} ${id}\n`)
  else if (options.includes('--json')) process.stdout.write(`${JSON.stringify(trail, null, 2)}\n`)
  else process.stdout.write(printTrail(trail))
  const isSound = trail?.chains.every(({ totals }) => totals.difference === 0)
  if (isSound !== true) process.exitCode = 1
} finally {
  await pool.end()
}

import { parseArgs } from 'node:util'
import { japanDateOf, parseJapanDate } from '../src/domain/calendar.ts'
import { systemClock } from '../src/platform/clock.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { migrateQueue } from '../src/platform/jobs/runner.ts'
import { fillLargeCompany, companyPassword } from './large-company/fill-large-company.ts'

/**
 * Fills the fresh database of DATABASE_URL with a company that has been at work for years:
 * `npm run seed:large -- --members 100000 --funds 300 --investments 300000 [--seed 1] [--today YYYY-MM-DD]`.
 */
const { values: given } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    funds: { type: 'string', default: '300' },
    investments: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string' },
    'bank-account': { type: 'string', default: '102010001234' },
  },
})
const connectionString = process.env['DATABASE_URL']
const today = given.today === undefined ? japanDateOf(systemClock.now()) : parseJapanDate(given.today)
if (!connectionString || today === null) {
  console.error(
    connectionString ? '--today is not a day: YYYY-MM-DD' : 'DATABASE_URL is missing: which database is to be filled?',
  )
  process.exit(2)
}

const size = {
  members: Number(given.members),
  funds: Number(given.funds),
  investments: Number(given.investments),
  seed: Number(given.seed),
  today,
  bankAccount: given['bank-account'],
}
await migrate(connectionString)
await migrateQueue(connectionString)
try {
  await fillLargeCompany(connectionString, size, console.log)
  console.log(`operators: operator1@example.jp to operator4@example.jp, demo password ${companyPassword}`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exit(2)
}

import { migrate } from '../platform/database/migrate.ts'
import { migrateQueue } from '../platform/jobs/runner.ts'
import { readConfig } from '../platform/config.ts'
import { explain } from './process.ts'

try {
  const { DATABASE_URL } = readConfig(process.env)
  await migrate(DATABASE_URL)
  await migrateQueue(DATABASE_URL)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

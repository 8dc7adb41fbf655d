import { readMigrationConfig } from '../platform/config.ts'
import { migrate } from '../platform/database/migrate.ts'
import { grantRuntimeRights } from '../platform/database/runtime-role.ts'
import { migrateQueue } from '../platform/jobs/runner.ts'
import { comesItsTurn, explain } from './process.ts'

await comesItsTurn()

try {
  const { DATABASE_URL, DATABASE_RUNTIME_ROLE } = readMigrationConfig(process.env)
  await migrate(DATABASE_URL)
  await migrateQueue(DATABASE_URL)
  if (DATABASE_RUNTIME_ROLE !== undefined) await grantRuntimeRights(DATABASE_URL, DATABASE_RUNTIME_ROLE)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

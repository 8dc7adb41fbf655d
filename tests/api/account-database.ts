import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '../../src/platform/database/migrate.ts'
import { migrateQueue } from '../../src/platform/jobs/runner.ts'

export async function createTestDatabase(): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(server, `create database ${name}`)
  const connectionString = new URL(`/${name}`, server).href
  await migrate(connectionString)
  await migrateQueue(connectionString)
  return { connectionString, drop: () => run(server, `drop database ${name} with (force)`) }
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../support/database.ts'

it('gives each test file a database of its own, with every migration applied', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const client = new Client({ connectionString: one.connectionString })
  await client.connect()
  await client.query('create table only_here (id integer)')
  const migrations = await client.query('select count(*)::int as applied from schema_migration')
  expect(migrations.rows[0].applied).toBeGreaterThan(0)
  await client.end()

  const neighbour = new Client({ connectionString: other.connectionString })
  await neighbour.connect()
  await expect(neighbour.query('select * from only_here')).rejects.toThrow('does not exist')
  await neighbour.end()
  await Promise.all([one.drop(), other.drop()])
  await expect(new Client({ connectionString: one.connectionString }).connect()).rejects.toThrow('does not exist')
})

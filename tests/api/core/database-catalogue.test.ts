import { expect, test } from 'vitest'
import { readSavedCatalogue } from '../../../scripts/docs/database-page.ts'
import { readCatalogue } from '../../../scripts/docs/read-catalogue.ts'
import { createTestDatabase } from '../../support/database.ts'
import pg from 'pg'

test('docs/database.md shows the database that the migrations make: npm run types:database', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  try {
    expect(await readCatalogue(client)).toEqual(readSavedCatalogue())
  } finally {
    await client.end()
    await database.drop()
  }
})

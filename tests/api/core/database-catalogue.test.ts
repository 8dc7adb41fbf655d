import pg from 'pg'
import { expect, test } from 'vitest'
import { printDatabase, purposeGaps } from '../../../scripts/docs/database-page.ts'
import { readCatalogue } from '../../../scripts/docs/read-catalogue.ts'
import { createTestDatabase } from '../../support/database.ts'

test('every table of the database has a wing and a line of what it is for, and its page is printed', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  try {
    const tables = await readCatalogue(client)
    expect(tables.length).toBeGreaterThan(100)
    expect(purposeGaps(tables)).toEqual([])
    const page = printDatabase(tables)
    expect(tables.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([])
  } finally {
    await client.end()
    await database.drop()
  }
})

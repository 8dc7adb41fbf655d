import { expect, it } from 'vitest'
import { purposeGaps, readSavedCatalogue } from '../../scripts/docs/database-page.ts'

it('every table has a wing and a line of what it is for', () => {
  const tables = readSavedCatalogue()
  expect(tables.length).toBeGreaterThan(100)
  expect(purposeGaps(tables)).toEqual([])
})

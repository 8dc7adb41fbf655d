import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { combinedRate, WITHHOLDING_RATES } from '../../src/domain/treasury/withholding.ts'

// The check of the books and the rule of the database keep tables of their own, so that they do not repeat a mistake of the code; all must say the same.
it.each([
  ['the check of the withheld tax', 'checks/M14.sql'],
  ['the rule of a share', 'migrations/1231_investing_tax_of_a_share.sql'],
])('%s and the code know the same rates from the same days', (_what, file) => {
  const text = readFileSync(new URL(`../../db/${file}`, import.meta.url), 'utf8')
  const table = [...text.matchAll(/\(date '(\d{4}-\d{2}-\d{2})', (\d+)(?:::bigint)?\)/g)].map(([, from, rate]) => [
    from,
    Number(rate),
  ])
  expect(table).toEqual(WITHHOLDING_RATES.map((rate) => [rate.from, combinedRate(rate)]))
})

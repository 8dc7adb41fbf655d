import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { combinedRate, WITHHOLDING_RATES } from '../../src/domain/withholding.ts'

// The check of the books keeps a table of its own, so that it does not repeat a mistake of the code; the two must say the same.
it('the check of the withheld tax and the code know the same rates from the same days', () => {
  const check = readFileSync(new URL('../../db/checks/M14.sql', import.meta.url), 'utf8')
  const table = [...check.matchAll(/\(date '(\d{4}-\d{2}-\d{2})', (\d+)\)/g)].map(([, from, rate]) => [
    from,
    Number(rate),
  ])
  expect(table).toEqual(WITHHOLDING_RATES.map((rate) => [rate.from, combinedRate(rate)]))
})

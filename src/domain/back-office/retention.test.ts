import { expect, test } from 'vitest'
import { japanDate } from '../calendar.ts'
import { erasableFrom } from './retention.ts'

test.each([
  ['2026-05-01', '2033-05-02'],
  ['2026-12-31', '2034-01-01'],
  ['2028-02-29', '2035-03-01'],
])('what ended on %s: the file may be emptied from %s', (endedOn, from) => {
  expect(erasableFrom(japanDate(endedOn))).toBe(from)
})

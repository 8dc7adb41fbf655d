import { expect, it } from 'vitest'
import { japanDate } from './calendar.ts'
import { coolingOffDay, mayCoolOffOn } from './cooling-off.ts'

const delivered = new Date('2026-02-01T10:00:00+09:00')

it.each([
  ['the day of delivery', '2026-02-01', true],
  ['the eighth day', '2026-02-08', true],
  ['the ninth day', '2026-02-09', false],
])('%s', (_, day, may) => expect(mayCoolOffOn(delivered, japanDate(day))).toBe(may))

it('has no end while the document was not delivered', () => {
  expect(mayCoolOffOn(null, japanDate('2030-01-01'))).toBe(true)
})

it('counts the last second of the eighth day in Japan, and a postmark by its own date', () => {
  const lastSecond = coolingOffDay({ declaredAt: new Date('2026-02-08T23:59:59+09:00') })
  expect(mayCoolOffOn(delivered, lastSecond)).toBe(true)
  expect(mayCoolOffOn(delivered, coolingOffDay({ declaredAt: new Date('2026-02-08T15:00:00Z') }))).toBe(false)
  expect(mayCoolOffOn(delivered, coolingOffDay({ postmarkedOn: japanDate('2026-02-08') }))).toBe(true)
})

import { expect, test } from 'vitest'
import { isViewingOver, lastViewingDay } from './viewing-period.ts'

test.each([
  ['2026-04-01T19:03:00+09:00', '2031-04-01'],
  ['2026-04-01T00:00:00+09:00', '2031-04-01'],
  ['2026-03-31T14:59:59Z', '2031-03-31'],
  ['2028-02-29T10:00:00+09:00', '2033-02-28'],
])('delivered %s: can be viewed until %s', (deliveredAt, day) => {
  expect(lastViewingDay(new Date(deliveredAt))).toBe(day)
})

test('the last day counts to its end in Japan', () => {
  const deliveredAt = new Date('2026-04-01T19:03:00+09:00')
  expect(isViewingOver(deliveredAt, new Date('2031-04-01T23:59:59.999+09:00'))).toBe(false)
  expect(isViewingOver(deliveredAt, new Date('2031-04-02T00:00:00+09:00'))).toBe(true)
  expect(isViewingOver(null, new Date('2099-01-01T00:00:00Z'))).toBe(false)
})

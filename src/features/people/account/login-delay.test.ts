import { expect, test } from 'vitest'
import { accountPolicy, delayAfter, networkPolicy } from './login-delay.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [6, 10],
  [7, 20],
  [12, 640],
  [13, 900],
  [1_000_000, 900],
])('after %i failures of an account %i seconds pass', (failures, seconds) =>
  expect(delayAfter(failures, accountPolicy)).toBe(seconds),
)

test('a network address is given more patience', () => {
  expect(delayAfter(19, networkPolicy)).toBe(0)
  expect(delayAfter(20, networkPolicy)).toBe(5)
})

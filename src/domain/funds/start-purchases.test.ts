import { expect, test } from 'vitest'
import { yen, zeroYen } from '../money.ts'
import { noOwnMoney } from '../investing/own-money.ts'
import { divideStart } from './start-purchases.ts'

const purchases = (...prices: number[]) => prices.map((price) => ({ price: yen(price) }))
const missing = (subordinated: number, fillIn: number) => ({
  ...noOwnMoney,
  subordinated: yen(subordinated),
  fillIn: yen(fillIn),
})

test.each([
  ['all of his part is in the price', [100], missing(10, 5), [[10, 5, 85]], [0, 0]],
  [
    'it is in the first purchases',
    [8, 20, 7],
    missing(10, 5),
    [
      [8, 0, 0],
      [2, 5, 13],
      [0, 0, 7],
    ],
    [0, 0],
  ],
  ['he sells for less than his part', [8], missing(10, 5), [[8, 0, 0]], [2, 5]],
  ['he sells nothing', [], missing(10, 5), [], [10, 5]],
  ['his part is paid in', [8], missing(0, 0), [[0, 0, 8]], [0, 0]],
  ['he has paid in too much', [8], missing(-3, 2), [[0, 2, 6]], [-3, 0]],
])('%s', (_what, prices, left, expected, rest) => {
  const divided = divideStart(purchases(...prices), left)
  expect(divided.purchases.map(({ broughtIn, cash }) => [broughtIn.subordinated, broughtIn.fillIn, cash])).toEqual(
    expected,
  )
  expect(divided.missing).toEqual({ ...left, subordinated: rest[0], fillIn: rest[1], takenOver: zeroYen })
})

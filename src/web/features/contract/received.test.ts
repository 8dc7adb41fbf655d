import { expect, it } from 'vitest'
import { receivedOf } from './received.ts'

it.each([
  ['nothing yet', [], { received: 0, missing: 200_000, surplus: 0 }],
  ['a part', [100_000], { received: 100_000, missing: 100_000, surplus: 0 }],
  ['in two parts', [150_000, 50_000], { received: 200_000, missing: 0, surplus: 0 }],
  ['too much', [200_000, 30_000], { received: 230_000, missing: 0, surplus: 30_000 }],
])('deposits for 200,000 yen: %s', (_what, amounts, sums) => {
  expect(receivedOf({ amount: 200_000, transfer_account: { transfers: amounts.map((amount) => ({ amount })) } })).toEqual(sums)
})

it('counts nothing while there is no account', () => {
  expect(receivedOf({ amount: 200_000, transfer_account: null })).toEqual({ received: 0, missing: 200_000, surplus: 0 })
})

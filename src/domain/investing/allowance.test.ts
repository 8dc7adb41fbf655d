import { describe, expect, it } from 'vitest'
import { allowance, amountChoices, amountMessage, amountProblem } from './allowance.ts'
import { yen, type Yen } from '../money.ts'
import { exampleFund, totalsOf } from '../support/examples.ts'

const messageFor = (amount: unknown, minimum: Yen, allowed: Yen): string | null => {
  const problem = amountProblem(amount, minimum, allowed)
  return problem && amountMessage(problem, minimum, allowed)
}

describe('what a member may still put into a fund', () => {
  it.each([
    ['nothing invested, an empty fund', 'first_come', null, {}, 0, 1_000_000],
    ['700,000 invested elsewhere', 'first_come', null, {}, 700_000, 300_000],
    ['the fund has 200,000 left', 'first_come', null, { awaitingDeposit: 39_800_000 }, 0, 200_000],
    ['the fund takes 500,000 at most', 'first_come', 500_000, {}, 0, 500_000],
    ['the fund takes more than a member may have', 'first_come', 5_000_000, {}, 0, 1_000_000],
    ['everything invested', 'first_come', null, {}, 1_000_000, 0],
    ['more invested than today’s cap', 'first_come', null, {}, 1_200_000, 0],
    ['an over-full fund', 'first_come', null, { awaitingDeposit: 41_000_000 }, 0, 0],
    ['a lottery applied for three times over', 'lottery', null, { lotteryPending: 120_000_000 }, 0, 1_000_000],
    ['a lottery with a limit of its own', 'lottery', 300_000, {}, 100_000, 300_000],
    ['a lottery, 900,000 invested', 'lottery', 300_000, {}, 900_000, 100_000],
  ] as const)('%s', (_, offeringMethod, maximum, totals, investing, expected) => {
    const fund = exampleFund({ offeringMethod, maximumAmount: maximum === null ? null : yen(maximum) })
    expect(allowance(fund, totalsOf(totals), yen(investing))).toBe(expected)
  })
})

describe('the dropdown', () => {
  it.each([
    [100_000, 1_000_000, 10, 100_000, 1_000_000],
    [10_000, 1_000_000, 10, 100_000, 1_000_000],
    [300_000, 550_000, 3, 300_000, 500_000],
    [100_000, 5_000_000, 10, 100_000, 1_000_000],
    [150_000, 250_000, 1, 200_000, 200_000],
  ])('from %s to %s has %s choices', (minimum, allowed, count, first, last) => {
    const choices = amountChoices(yen(minimum), yen(allowed))
    expect([choices.length, choices[0], choices.at(-1)]).toEqual([count, first, last])
  })
  it('is empty where the minimum does not fit', () => expect(amountChoices(yen(300_000), yen(200_000))).toEqual([]))
})

describe('an amount, with 500,000 yen allowed', () => {
  it.each([
    [100_000, null],
    [500_000, null],
    [0, '10万円以上で入力してください。'],
    [-0, '10万円以上で入力してください。'],
    [-100_000, '10万円以上で入力してください。'],
    [99_999, '10万円以上で入力してください。'],
    [-Infinity, '10万円以上で入力してください。'],
    [600_000, '50万円以下で入力してください。'],
    [1_100_000, '50万円以下で入力してください。'],
    [1e21, '50万円以下で入力してください。'],
    [Infinity, '50万円以下で入力してください。'],
    [150_000, '10万円単位で指定してください。'],
    [100_000.5, '10万円単位で指定してください。'],
    [NaN, '数字で入力してください'],
    ['100000', '数字で入力してください'],
    ['', '数字で入力してください'],
    [null, '数字で入力してください'],
    [undefined, '数字で入力してください'],
    [[100_000], '数字で入力してください'],
    [100_000n, '数字で入力してください'],
  ])('%s: %s', (amount, message) => {
    expect(messageFor(amount, yen(100_000), yen(500_000))).toBe(message)
  })
  it('names the member’s cap where the fund would allow more', () => {
    expect(messageFor(1_100_000, yen(100_000), yen(9_000_000))).toBe('100万円以下で入力してください。')
  })
  it('asks for the fund’s own minimum', () => {
    expect(messageFor(200_000, yen(300_000), yen(500_000))).toBe('30万円以上で入力してください。')
  })
  it('holds to the unit even below it', () => {
    expect(messageFor(50_000, yen(10_000), yen(500_000))).toBe('10万円単位で指定してください。')
  })
})

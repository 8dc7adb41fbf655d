import { investmentLifecycle } from '../lifecycles/investment.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { describe, expect, it } from 'vitest'
import { investmentBadge, toApiStatus } from './investment.ts'

it('speaks the API’s names', () => {
  expect(statesOf(investmentLifecycle).map(toApiStatus)).toEqual(['Apply', 'Entry', 'Paid', 'Lose', 'Lose', 'Canceled'])
})

describe('badges', () => {
  it.each([
    ['Canceled', false, true, 'キャンセル済み'],
    ['Lose', false, true, '不成立'],
    ['Lose', true, false, '落選'],
    ['Apply', false, false, '抽選待ち'],
    ['Entry', false, false, '契約成立時書面の確認待ち'],
    ['Paid', false, false, '契約成立時書面の確認待ち'],
    ['Entry', true, false, '入金待ち'],
    ['Paid', true, false, null],
  ] as const)('%s, confirmed %s, failed %s: %s', (status, isContractConfirmed, isFundFailed, badge) => {
    expect(investmentBadge(status, { isContractConfirmed, isFundFailed })).toBe(badge)
  })
  it.each([
    [null, '抽選待ち'],
    [{ rank: 3 }, '補欠 3番'],
    [{ rank: null }, '補欠の案内中'],
  ])('after a lottery, with the place %j', (substitute, badge) => {
    expect(investmentBadge('Apply', { isContractConfirmed: false, isFundFailed: false, substitute })).toBe(badge)
  })
})

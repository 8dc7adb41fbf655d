import { describe, expect, it } from 'vitest'
import {
  CANCEL_REASONS,
  FIRST_STATUS,
  INVESTMENT_STATUSES,
  investmentBadge,
  toApiStatus,
  TRANSITIONS,
  transitionFor,
  type InvestmentStatus,
} from './investment.ts'

describe('the way of an investment', () => {
  it('can reach every state', () => {
    const reached = new Set<InvestmentStatus>(Object.values(FIRST_STATUS))
    for (const status of reached) {
      for (const { from, to } of TRANSITIONS) if (from === status) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...INVESTMENT_STATUSES].sort())
  })
  it('knows one outcome of every event', () => {
    const keys = TRANSITIONS.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('gives every cancellation its reason, and every reason a use', () => {
    for (const { to, cancelReason } of TRANSITIONS) expect(to === 'canceled').toBe(cancelReason !== undefined)
    expect(new Set(TRANSITIONS.map(({ cancelReason }) => cancelReason ?? null))).toEqual(
      new Set([...CANCEL_REASONS, null]),
    )
  })
  it.each(['not_selected', 'fund_failed'] as const)('ends with %s', (status) => {
    expect(TRANSITIONS.filter(({ from }) => from === status)).toEqual([])
  })
  it('reinstates only what a deadline has canceled', () => {
    expect(transitionFor('canceled', 'deadline', 'in_time_deposit_found')?.to).toBe('participating')
    for (const reason of CANCEL_REASONS.filter((other) => other !== 'deadline')) {
      expect(transitionFor('canceled', reason, 'in_time_deposit_found')).toBeNull()
    }
  })
  it('does not let a participant’s deadline pass', () => {
    expect(transitionFor('participating', null, 'deadline_passed')).toBeNull()
  })
})

it('speaks the API’s names', () => {
  expect(INVESTMENT_STATUSES.map(toApiStatus)).toEqual(['Apply', 'Entry', 'Paid', 'Lose', 'Lose', 'Canceled'])
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
})

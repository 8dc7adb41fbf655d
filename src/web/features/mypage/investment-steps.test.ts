import { describe, expect, it } from 'vitest'
import { investmentSteps, isPaidOut } from './investment-steps.ts'
import type { Investment } from './investment-queries.ts'

const account = (...amounts: number[]): NonNullable<Investment['transfer_account']> => ({
  id: '1', bank_name: '', branch_cd: '', branch_name: '', account_number: '', account_name: '',
  transfers: amounts.map((amount, index) => ({ id: String(index), amount, transfer_at: `2026-04-0${index + 2}T08:47:00+09:00` })),
})
const fund = { end_at: '2026-04-10T23:59:59+09:00', unyo_start_at: '2026-05-01', unyo_end_at: '2026-10-31', performance: null }
const entry = {
  amount: 200_000, invest_at: '2026-04-01T19:03:00+09:00', status: 'Entry', contract_confirm_at: null,
  transfer_limit_at: '2026-04-04T23:59:59+09:00', transfer_account: null, result: null, project: fund,
} as const
const results = { start_at: null, end_at: null, unyo_start_at: null, unyo_end_at: null, payday: null, isFail: false }
const confirmed = { ...entry, contract_confirm_at: '2026-04-01T20:00:00+09:00' }
const paid = { ...confirmed, status: 'Paid', transfer_account: account(100_000, 100_000) } as const
const operating = { ...results, unyo_start_at: '2026-05-01' }
const ended = { ...operating, unyo_end_at: '2026-10-31' }

const statesOf = (...args: Parameters<typeof investmentSteps>) => investmentSteps(...args).map(({ state }) => state)

describe('the way of one investment', () => {
  it.each([
    ['waits for the draw', { ...entry, status: 'Apply' as const, transfer_limit_at: null }, ['done', 'now', 'ahead', 'ahead', 'ahead']],
    ['waits for the contract to be read', entry, ['done', 'now', 'ahead', 'ahead', 'ahead']],
    ['waits for the deposit', { ...confirmed, transfer_account: account() }, ['done', 'done', 'now', 'ahead', 'ahead']],
    ['is paid', paid, ['done', 'done', 'done', 'ahead', 'ahead']],
    ['operates', { ...paid, project: { ...fund, performance: operating } }, ['done', 'done', 'done', 'now', 'ahead']],
    ['has ended its operation', { ...paid, project: { ...fund, performance: ended } }, ['done', 'done', 'done', 'done', 'now']],
    [
      'has been distributed',
      { ...paid, project: { ...fund, performance: ended }, result: { id: '1', dividend: 3500, tax: 714, pay_amount: 102_786, paid_at: '2026-11-20T12:00:00+09:00' } },
      ['done', 'done', 'done', 'done', 'done'],
    ],
  ])('%s', (_what, invest, states) => {
    expect(statesOf(invest)).toEqual(states)
  })

  it('tells the deadline and what is missing', () => {
    expect(investmentSteps({ ...confirmed, transfer_account: account(50_000) })[2]?.lines).toEqual(['期限 2026年4月4日（土）23:59', '150,000円が未入金'])
  })

  it('dates the deposit by its last part', () => {
    expect(investmentSteps(paid)[2]?.lines).toEqual(['2026年4月3日（金）08:47'])
  })

  it('promises the distribution by the end of the month after the operation', () => {
    expect(investmentSteps(paid)[4]?.lines).toEqual(['2026年11月30日（月）', 'までに予定'])
  })

  it.each([
    ['distributed and ended', ended, true],
    ['distributed while it renews itself', operating, false],
  ])('is over: %s', (_what, performance, over) => {
    const result = { id: '1', dividend: 3500, tax: 714, pay_amount: 2786, paid_at: '2026-11-20T12:00:00+09:00' }
    expect(isPaidOut({ result, project: { performance } })).toBe(over)
    expect(isPaidOut({ result: { ...result, paid_at: null }, project: { performance } })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { byMonth, expectedPayments, nextReturn, type LiveInvestment } from './expected-payments.ts'
import { yen } from '../money.ts'

const ordinary: LiveInvestment = {
  id: '9',
  fundName: '第9号',
  amount: yen(100_000),
  isPaidIn: true,
  plannedRateBp: 700,
  operationTermMonths: 12,
  autoRenewal: false,
  operationEndOn: japanDate('2026-12-31'),
  paidOn: null,
  fixed: [],
  renewal: null,
}
const renewing: LiveInvestment = {
  ...ordinary,
  id: '8',
  fundName: '第8号',
  amount: yen(300_000),
  operationTermMonths: 6,
  autoRenewal: true,
  renewal: {
    startOn: japanDate('2025-12-16'),
    endOn: japanDate('2026-06-15'),
    isEnded: false,
    choice: 'continue',
    distributionDueOn: japanDate('2026-07-15'),
  },
}

describe('what is expected', () => {
  it('comes by the end of the month after the operation, after tax, with the principal', () => {
    expect(expectedPayments([ordinary])).toEqual([
      {
        investmentId: '9',
        fundName: '第9号',
        dueOn: '2027-01-29',
        net: 5_571,
        principal: 100_000,
        basis: 'planned',
        condition: null,
      },
    ])
  })

  it('rests on the deposit while that is missing, and opens no room', () => {
    const [payment] = expectedPayments([{ ...ordinary, isPaidIn: false }])
    expect(payment?.condition).toBe('deposit')
    expect(nextReturn(expectedPayments([{ ...ordinary, isPaidIn: false }]))).toBeNull()
  })

  it('leaves the principal in a fund that renews itself, unless its member leaves', () => {
    expect(expectedPayments([renewing])[0]).toMatchObject({
      dueOn: '2026-07-15',
      net: 8_356,
      principal: 0,
      condition: 'continue',
    })
    expect(expectedPayments([{ ...renewing, renewal: { ...renewing.renewal!, choice: 'leave' } }])[0]).toMatchObject({
      principal: 300_000,
      condition: null,
    })
  })

  it('says the exact sum once it is fixed, and nothing else of that fund', () => {
    const fixed = { ...ordinary, paidOn: japanDate('2027-01-20'), fixed: [{ net: yen(5_603), principal: yen(98_000) }] }
    expect(expectedPayments([fixed])).toEqual([
      {
        investmentId: '9',
        fundName: '第9号',
        dueOn: '2027-01-20',
        net: 5_603,
        principal: 98_000,
        basis: 'fixed',
        condition: null,
      },
    ])
  })

  it('holds the ended term’s sum beside the running term of whoever stays', () => {
    expect(
      expectedPayments([{ ...renewing, fixed: [{ net: yen(8_300), principal: yen(0) }] }]).map(({ dueOn, basis }) => [
        dueOn,
        basis,
      ]),
    ).toEqual([
      ['2026-01-15', 'fixed'],
      ['2026-07-15', 'planned'],
    ])
  })

  it('is gathered by month, what has no day last', () => {
    const unknown = { ...ordinary, id: '7', operationEndOn: null }
    const months = byMonth(expectedPayments([unknown, ordinary, renewing]))
    expect(months.map(({ month, total }) => [month, total])).toEqual([
      ['2026-07', 8_356],
      ['2027-01', 105_571],
      [null, 105_571],
    ])
  })

  it('opens room with the first principal that returns', () => {
    expect(nextReturn(expectedPayments([renewing, ordinary]))?.investmentId).toBe('9')
  })
})

import { describe, expect, it } from 'vitest'
import { assetHistory, type WorkedInvestment } from './asset-history.ts'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const investment = (changes: Partial<WorkedInvestment>): WorkedInvestment => ({
  amount: yen(300_000),
  operationStartOn: japanDate('2025-11-15'),
  redeemedAt: null,
  dividends: [],
  ...changes,
})

describe('the history of a member’s money', () => {
  it('is empty before anything works', () => {
    expect(assetHistory([], at('2026-02-10T10:00:00'))).toEqual([])
    expect(assetHistory([investment({ operationStartOn: null })], at('2026-02-10T10:00:00'))).toEqual([])
    expect(
      assetHistory([investment({ operationStartOn: japanDate('2026-02-11') })], at('2026-02-10T10:00:00')),
    ).toEqual([])
  })

  it('has every month from the first operation on, over the turn of the year', () => {
    expect(assetHistory([investment({})], at('2026-02-10T10:00:00'))).toEqual([
      { month: '2025-11', principal: 300_000, received: 0 },
      { month: '2025-12', principal: 300_000, received: 0 },
      { month: '2026-01', principal: 300_000, received: 0 },
      { month: '2026-02', principal: 300_000, received: 0 },
    ])
  })

  it('tells principal and distributions apart: what goes back is no gain', () => {
    const ended = investment({
      redeemedAt: at('2026-01-31T23:59:58'),
      dividends: [
        { gross: yen(10_500), tax: yen(2_144), paidAt: at('2026-01-31T23:59:58') },
        { gross: yen(9_999), tax: yen(0), paidAt: null },
      ],
    })
    expect(
      assetHistory(
        [ended, investment({ amount: yen(100_000), operationStartOn: japanDate('2026-01-01') })],
        at('2026-02-10T10:00:00'),
      ).slice(1),
    ).toEqual([
      { month: '2025-12', principal: 300_000, received: 0 },
      { month: '2026-01', principal: 100_000, received: 8_356 },
      { month: '2026-02', principal: 100_000, received: 0 },
    ])
  })

  it('counts months in Japan', () => {
    const paid = investment({
      dividends: [{ gross: yen(1_000), tax: yen(204), paidAt: new Date('2025-12-31T15:00:00Z') }],
    })
    expect(assetHistory([paid], at('2026-01-05T10:00:00')).map(({ received }) => received)).toEqual([0, 0, 796])
  })
})

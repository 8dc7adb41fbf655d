import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'
import { fullRent, noiPermille, permilleOf, valueOfShare } from './property-figures.ts'

const today = japanDate('2026-11-24')
const lease = (rent: number, beginsOn: string, endedOn: string | null = null, commonFee = 0) => ({
  rent: yen(rent),
  commonFee: yen(commonFee),
  beginsOn: japanDate(beginsOn),
  endsOn: null,
  endedOn: endedOn === null ? null : japanDate(endedOn),
})
const part = (leases: ReturnType<typeof lease>[], heldUntil: string | null = null) => ({
  areaCenti: 2500,
  heldFrom: japanDate('2026-04-01'),
  heldUntil: heldUntil === null ? null : japanDate(heldUntil),
  leases,
})

describe('the rent of a year when everything is let', () => {
  it.each([
    ['nothing is held', [], null],
    ['one flat is let, with its common fee', [part([lease(95_000, '2026-04-01', null, 3000)])], 1_176_000],
    [
      'a flat is empty: its last rent',
      [part([lease(90_000, '2025-01-01', '2026-03-01'), lease(95_000, '2026-04-01', '2026-10-31')])],
      1_140_000,
    ],
    ['a flat was never let', [part([lease(95_000, '2026-04-01')]), part([])], null],
    ['a lease is still to begin', [part([lease(95_000, '2026-12-01')])], null],
    [
      'a flat is sold already',
      [part([lease(95_000, '2026-04-01')], '2026-11-24'), part([lease(50_000, '2026-04-01')])],
      600_000,
    ],
    ['a house has two tenants', [part([lease(95_000, '2026-04-01'), lease(50_000, '2026-05-01')])], 1_740_000],
  ])('%s', (_, held, expected) => {
    expect(fullRent(held, today)).toBe(expected)
  })
})

describe('yields are rounded down, losses away from zero', () => {
  it.each([
    [1_176_000, 18_000_000, 65],
    [1_187_999, 18_000_000, 65],
    [1_188_000, 18_000_000, 66],
    [0, 18_000_000, 0],
    [-1, 18_000_000, -1],
  ])('%i of %i: %i thousandths', (amount, price, expected) => {
    expect(permilleOf(yen(amount), yen(price))).toBe(expected)
  })

  it.each([
    ['a year', '2025-04-01', '2026-03-31', 1_176_000, 294_000, 49],
    ['half a year counts as of a year', '2026-04-01', '2026-09-29', 588_000, 147_000, 49],
    ['a repair took more than the rent', '2026-04-01', '2026-09-29', 100_000, 150_000, -6],
  ])('%s', (_, startOn, endOn, rent, costs, expected) => {
    const period = {
      number: 1,
      startOn: japanDate(startOn),
      endOn: japanDate(endOn),
      rent: yen(rent),
      costs: yen(costs),
    }
    expect(noiPermille(period, yen(18_000_000))).toBe(expected)
  })
})

it('of an appraisal a share has its part, rounded down', () => {
  expect(valueOfShare(yen(34_800_001), { shareNumerator: 1, shareDenominator: 2 })).toBe(17_400_000)
})

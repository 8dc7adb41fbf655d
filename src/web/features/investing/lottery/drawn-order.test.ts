import { describe, expect, it } from 'vitest'
import { yen } from '../../../../domain/money.ts'
import { drawnRows, excerpt, type DrawnRow } from './drawn-order.ts'

const outcome = (investId: string, amount: number, won: boolean) => ({
  investId,
  amount: yen(amount),
  won,
  rankHex: `0${investId}`,
  asSubstitute: false,
})

describe('the drawn order', () => {
  it('tells of each application what had been given away when its turn came', () => {
    const outcomes = [outcome('7', 300_000, true), outcome('3', 900_000, false), outcome('5', 200_000, true)]
    const rows = drawnRows(outcomes, outcomes)
    expect(
      rows.map(({ position, investId, takenBefore, takenAfter }) => [position, investId, takenBefore, takenAfter]),
    ).toEqual([
      [1, '7', 0, 300_000],
      [2, '3', 300_000, 300_000],
      [3, '5', 300_000, 500_000],
    ])
  })

  it('shows the published result, and marks the one that the recipe gives otherwise', () => {
    const rows = drawnRows(
      [outcome('7', 300_000, true), outcome('3', 100_000, true)],
      [outcome('3', 100_000, true), outcome('7', 300_000, false)],
    )
    expect(rows.map(({ won, agrees }) => ({ won, agrees }))).toEqual([
      { won: false, agrees: false },
      { won: true, agrees: true },
    ])
  })
})

describe('a long list in brief', () => {
  const rows: DrawnRow[] = drawnRows(
    Array.from({ length: 143 }, (_, index) => outcome(String(1000 + index), 100_000, index < 118)),
    Array.from({ length: 143 }, (_, index) => outcome(String(1000 + index), 100_000, index < 118)),
  )
  const positions = (wanted: string | null) => excerpt(rows, wanted).map((row) => (row === 'gap' ? '⋮' : row.position))

  it.each<[string, string | null, (number | string)[]]>([
    ['an application in the middle', '1066', [1, 2, 3, '⋮', 66, 67, 68, '⋮', 118, 119, 120, '⋮', 143]],
    ['nobody', null, [1, 2, 3, '⋮', 118, 119, 120, '⋮', 143]],
    ['the first', '1000', [1, 2, 3, '⋮', 118, 119, 120, '⋮', 143]],
    ['the last', '1142', [1, 2, 3, '⋮', 118, 119, 120, '⋮', 142, 143]],
    ['a number that is not in it', '1', [1, 2, 3, '⋮', 118, 119, 120, '⋮', 143]],
  ])('looked through for %s', (_what, wanted, shown) => {
    expect(positions(wanted)).toEqual(shown)
  })

  it('leaves nothing out of a short one', () => {
    expect(excerpt(rows.slice(0, 20), null)).toEqual(rows.slice(0, 20))
  })
})

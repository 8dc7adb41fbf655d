import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { fundOccupancy } from './fund-occupancy.ts'

const day = japanDate
type Held = Parameters<typeof fundOccupancy>[0][number]
const flat = (of: Partial<Held> = {}): Held => ({
  kind: 'unit',
  areaCenti: 3_000,
  heldFrom: day('2025-01-01'),
  heldUntil: null,
  leases: [{ beginsOn: day('2024-01-01'), endsOn: null, endedOn: null }],
  ...of,
})
const empty: Held['leases'] = []

describe('what a fund tells of its tenants', () => {
  it.each<[string, Held[], boolean, string, [on: string, rented: string, periods: string[]] | null]>([
    ['nothing before it has bought', [], false, '2025-03-01', null],
    ['nothing of a flat without a recorded lease', [flat({ leases: empty })], false, '2025-03-01', null],
    ['nothing of bare land', [flat({ kind: 'land', leases: empty })], false, '2025-03-01', null],
    [
      'of one flat, on its first day',
      [flat()],
      false,
      '2025-01-01',
      ['2025-01-01', '1/1', ['2025-01-01 2025-01-01 1000']],
    ],
    [
      'years from the purchase on, the last one until today',
      [flat()],
      false,
      '2026-01-01',
      ['2026-01-01', '1/1', ['2025-01-01 2025-12-31 1000', '2026-01-01 2026-01-01 1000']],
    ],
    [
      'half years of a fund that goes on by itself',
      [flat()],
      true,
      '2025-12-31',
      ['2025-12-31', '1/1', ['2025-01-01 2025-06-30 1000', '2025-07-01 2025-12-31 1000']],
    ],
    [
      'until the day before the sale',
      [flat({ heldUntil: day('2025-02-01') })],
      false,
      '2026-01-01',
      ['2025-01-31', '1/1', ['2025-01-01 2025-01-31 1000']],
    ],
    [
      'of what is still held, when one of two is sold',
      [flat({ heldUntil: day('2025-02-01') }), flat({ leases: empty })],
      false,
      '2025-02-28',
      ['2025-02-28', '0/1', ['2025-01-01 2025-02-28 344']],
    ],
    [
      'land beside a flat does not count',
      [flat(), flat({ kind: 'land', leases: empty })],
      false,
      '2025-01-10',
      ['2025-01-10', '1/1', ['2025-01-01 2025-01-10 1000']],
    ],
  ])('%s', (_, held, autoRenewal, today, expected) => {
    const found = fundOccupancy(held, { autoRenewal, today: day(today) })
    const told = found && [
      found.on,
      `${found.let}/${found.parts}`,
      found.periods.map(({ from, until, permille }) => `${from} ${until} ${permille}`),
    ]
    expect(told).toEqual(expected)
  })
})

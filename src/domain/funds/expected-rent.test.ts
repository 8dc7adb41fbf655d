import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { expectedRents, type RentedPart } from './expected-rent.ts'
import { idOf } from '../id.ts'
import { yen } from '../money.ts'

const day = japanDate
const lease = (of: Partial<RentedPart> = {}): RentedPart => ({
  leaseId: idOf(1),
  partId: idOf(2),
  tenantId: idOf(3),
  rent: yen(82_000),
  commonFee: yen(5_000),
  rentDue: 'month_before',
  beginsOn: day('2026-04-01'),
  endsOn: null,
  endedOn: null,
  endRecordedAt: null,
  ...of,
})

describe('the rent of a month', () => {
  it.each<[string, Partial<RentedPart>, string, [days: number, amount: number, dueOn: string] | null]>([
    ['of a lease that runs on', {}, '2026-11-23', [30, 87_000, '2026-10-31']],
    [
      'is due within the month where the contract says so',
      { rentDue: 'same_month' },
      '2026-11-01',
      [30, 87_000, '2026-11-30'],
    ],
    ['of the first month, let from its first day, is due before it', {}, '2026-04-30', [30, 87_000, '2026-03-31']],
    ['before the lease begins', {}, '2026-03-31', null],
    // 82,000 x 10 / 30 = 27,333.3, 5,000 x 10 / 30 = 1,666.6: each rounded down.
    [
      'by the day where it begins later, due on that day',
      { beginsOn: day('2026-11-21') },
      '2026-11-01',
      [10, 28_999, '2026-11-21'],
    ],
    ['of one day, the last of the month', { beginsOn: day('2026-11-30') }, '2026-11-01', [1, 2_899, '2026-11-30']],
    ['by the day where the contract ends', { endsOn: day('2026-11-15') }, '2026-11-01', [15, 43_500, '2026-10-31']],
    [
      'after the end of the contract: a renewal is a lease of its own',
      { endsOn: day('2026-11-15') },
      '2026-12-01',
      null,
    ],
    [
      'until the recorded end, before the contract’s',
      { endsOn: day('2027-03-31'), endedOn: day('2026-11-01') },
      '2026-11-01',
      [1, 2_899, '2026-10-31'],
    ],
    [
      'until the recorded end, after the contract’s',
      { endsOn: day('2026-10-31'), endedOn: day('2026-11-30') },
      '2026-11-01',
      [30, 87_000, '2026-10-31'],
    ],
    ['of a leap February', {}, '2028-02-10', [29, 87_000, '2028-01-31']],
    [
      'within one month, from the 29th of a leap February on',
      { beginsOn: day('2028-02-29') },
      '2028-02-01',
      [1, 2_999, '2028-02-29'],
    ],
    ['of a lease without a fee', { commonFee: yen(0) }, '2026-11-01', [30, 82_000, '2026-10-31']],
  ])('%s', (_, of, month, expected) => {
    const lines = expectedRents([lease(of)], day(month))
    expect(lines.map(({ days, amount, dueOn }) => [days, amount, dueOn])).toEqual(expected === null ? [] : [expected])
  })

  it('names lease, part and tenant of each line, in the order of the leases', () => {
    const lines = expectedRents([lease(), lease({ leaseId: idOf(9), tenantId: idOf(8) })], day('2026-11-10'))
    expect(lines.map(({ leaseId, partId, tenantId, month }) => [leaseId, partId, tenantId, month])).toEqual([
      [1, 2, 3, '2026-11-01'],
      [9, 2, 8, '2026-11-01'],
    ])
  })
})

import { expect, test } from 'vitest'
import { japanDate } from '../calendar.ts'
import type { RentedPart } from './expected-rent.ts'
import { idOf } from '../id.ts'
import { yen } from '../money.ts'
import { plannedRent } from './planned-rent.ts'

const lease = (changes: Partial<RentedPart> = {}): RentedPart => ({
  leaseId: idOf(1),
  partId: idOf(1),
  tenantId: idOf(1),
  rent: yen(80_000),
  commonFee: yen(5_000),
  rentDue: 'month_before',
  beginsOn: japanDate('2025-04-01'),
  endsOn: null,
  endedOn: null,
  endRecordedAt: null,
  ...changes,
})
const held = (leases: RentedPart[], from = '2026-01-10', until: string | null = null) => [
  { areaCenti: 2500, heldFrom: japanDate(from), heldUntil: until === null ? null : japanDate(until), leases },
]
const halfYear = { startOn: japanDate('2026-05-01'), endOn: japanDate('2026-10-31') }

test.each([
  // Due on 31 May to 31 October: of June to November.
  ['paid the month before', held([lease()]), 6 * 85_000],
  ['paid in its month', held([lease({ rentDue: 'same_month' })]), 6 * 85_000],
  ['ended in between, the last month by the day', held([lease({ endedOn: japanDate('2026-07-31') })]), 2 * 85_000],
  ['sold in between', held([lease()], '2026-01-10', '2026-08-31'), 3 * 85_000],
  ['bought in between', held([lease()], '2026-09-01'), 2 * 85_000],
  ['let to two', held([lease(), lease({ rent: yen(10_000), commonFee: yen(0) })]), 6 * 95_000],
  ['let to nobody yet', held([lease({ beginsOn: japanDate('2026-12-01') })]), 0],
])('the rents of half a year, %s', (_, parts, rent) => {
  expect(plannedRent(parts, halfYear)).toBe(rent)
})

test.each([
  ['recorded before the period was closed', '2026-11-05T09:59:00Z', 2 * 85_000],
  ['recorded after it was closed: what investors have seen stays', '2026-11-05T10:00:00Z', 6 * 85_000],
])('an end in between, %s', (_, recordedAt, rent) => {
  const ended = lease({ endedOn: japanDate('2026-07-31'), endRecordedAt: new Date(recordedAt) })
  expect(plannedRent(held([ended]), { ...halfYear, recordedBy: new Date('2026-11-05T10:00:00Z') })).toBe(rent)
})

test('nothing is planned where nobody has recorded a lease', () => {
  expect(plannedRent(held([]), halfYear)).toBeNull()
  expect(plannedRent([], halfYear)).toBeNull()
})

import { expect, it } from 'vitest'
import { arrearRuns, type MonthBehind } from './arrear-runs.ts'

const behind = (month: string, facts: Partial<MonthBehind> = {}): MonthBehind => ({
  lease_id: '1',
  month,
  due: 23_000,
  missing: 23_000,
  ended_on: null,
  ...facts,
})
const told = (months: readonly MonthBehind[]): string[] =>
  arrearRuns(months).map(
    ({ lease_id: lease, month, lastMonth, months: count, missingInAll }) =>
      `${lease}: ${month} to ${lastMonth}, ${count}, ${missingInAll}`,
  )

it.each<[string, MonthBehind[], string[]]>([
  ['nobody is behind', [], []],
  ['a single month', [behind('2026-05')], ['1: 2026-05 to 2026-05, 1, 23000']],
  [
    'months in a row, over the end of a year',
    [behind('2025-12'), behind('2026-01'), behind('2026-02')],
    ['1: 2025-12 to 2026-02, 3, 69000'],
  ],
  [
    'a month that was paid stands between',
    [behind('2026-05'), behind('2026-07')],
    ['1: 2026-05 to 2026-05, 1, 23000', '1: 2026-07 to 2026-07, 1, 23000'],
  ],
  [
    'two leases, month by month',
    [behind('2026-05'), behind('2026-05', { lease_id: '2' }), behind('2026-06'), behind('2026-06', { lease_id: '2' })],
    ['1: 2026-05 to 2026-06, 2, 46000', '2: 2026-05 to 2026-06, 2, 46000'],
  ],
  [
    'a month that came in part',
    [behind('2026-05'), behind('2026-06', { missing: 3_000 }), behind('2026-07')],
    ['1: 2026-05 to 2026-05, 1, 23000', '1: 2026-06 to 2026-06, 1, 3000', '1: 2026-07 to 2026-07, 1, 23000'],
  ],
  [
    'months after the end that was recorded later',
    [behind('2026-05'), behind('2026-06', { ended_on: '2026-05-31' }), behind('2026-07', { ended_on: '2026-05-31' })],
    ['1: 2026-05 to 2026-05, 1, 23000', '1: 2026-06 to 2026-07, 2, 46000'],
  ],
])('%s', (_, months, expected) => expect(told(months)).toEqual(expected))

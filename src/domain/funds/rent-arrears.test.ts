import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { idOf } from '../id.ts'
import { yen } from '../money.ts'
import { rentArrears, type ClassifiedRent } from './rent-arrears.ts'

const [one, other] = [idOf<'lease'>('1'), idOf<'lease'>('2')]
const expected = (['2026-04', '2026-05'] as const).flatMap((month) =>
  [one, other].map((leaseId) => ({
    leaseId,
    month: japanDate(`${month}-01`),
    amount: yen(80_000),
    dueOn: japanDate(month === '2026-04' ? '2026-03-31' : '2026-04-30'),
  })),
)
const came = (leaseId: ClassifiedRent['leaseId'], month: string | null, amount = 80_000): ClassifiedRent => ({
  leaseId,
  month,
  amount,
})
const behind = (classified: readonly ClassifiedRent[], today: string): string[] =>
  rentArrears(expected, classified, japanDate(today)).map(
    ({ leaseId, month, missing, days }) => `${leaseId} ${month} ${missing} ${days}`,
  )

describe('a rent is behind', () => {
  it.each([
    ['not on its day', [], '2026-03-31', []],
    ['from the day after', [], '2026-04-01', ['1 2026-04 80000 1', '2 2026-04 80000 1']],
    ['not once it came', [came(one, '2026-04'), came(other, '2026-04')], '2026-04-30', []],
    [
      'by what is missing of it',
      [came(one, '2026-04', 79_999), came(other, '2026-04')],
      '2026-04-02',
      ['1 2026-04 1 2'],
    ],
    [
      'by what was given back',
      [came(one, '2026-04'), came(one, '2026-04', -30_000), came(other, '2026-04')],
      '2026-04-02',
      ['1 2026-04 30000 2'],
    ],
    [
      'where a rent came without its month, the latest one',
      [came(one, null), came(other, null, 100_000)],
      '2026-05-02',
      ['1 2026-05 80000 2', '2 2026-05 60000 2'],
    ],
    [
      'though a rent of no lease came',
      [came(null, '2026-04'), came(null, null)],
      '2026-04-01',
      ['1 2026-04 80000 1', '2 2026-04 80000 1'],
    ],
    [
      'the longest first',
      [came(one, '2026-04'), came(other, '2026-05')],
      '2026-05-10',
      ['2 2026-04 80000 40', '1 2026-05 80000 10'],
    ],
  ] as [string, ClassifiedRent[], string, string[]][])('%s', (_what, classified, today, rows) => {
    expect(behind(classified, today)).toEqual(rows)
  })
})

import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { yen } from '../money.ts'
import { endConcerns, isRightOpen, startConcerns, type OpenRight } from './operation-day.ts'

const day = japanDate
const right: OpenRight = { name: '佐藤 美咲', amount: yen(500_000), lastDay: day('2026-05-03') }

describe('a first day of operation', () => {
  const plan = { planned: day('2026-05-01'), offeringEndOn: day('2026-04-20'), rights: [] as OpenRight[] }
  it.each<[on: string, changes: Partial<typeof plan> | { planned: null }, codes: string[]]>([
    ['2026-05-01', {}, []],
    ['2026-04-24', {}, []],
    ['2026-05-08', {}, []],
    ['2026-04-23', {}, ['off_plan']],
    ['2026-05-09', {}, ['off_plan']],
    ['2026-05-01', { planned: null }, ['no_plan']],
    ['2026-05-01', { offeringEndOn: day('2026-05-02') }, ['before_offering_end']],
    ['2026-05-01', { offeringEndOn: day('2026-05-01') }, []],
    ['2026-05-01', { rights: [right] }, ['open_rights']],
  ])('%s with %o asks %o', (on, changes, codes) =>
    expect(startConcerns({ day: day(on), ...plan, ...changes }).map(({ code }) => code)).toEqual(codes),
  )
})

describe('a last day of operation', () => {
  it('far from the plan says how far', () => {
    expect(endConcerns({ day: day('2026-11-23'), planned: day('2027-10-13'), rights: [] })).toEqual([
      {
        code: 'off_plan',
        expected: '予定 2027年10月13日（水）',
        entered: '運用終了 2026年11月23日（月）（予定より324日早い）',
      },
    ])
  })
  it('names who may still rescind, and how much', () => {
    const [concern] = endConcerns({
      day: day('2026-05-02'),
      planned: day('2026-05-01'),
      rights: [right, { ...right, name: '鈴木 一郎', lastDay: null }],
    })
    expect(concern?.entered).toContain(
      '期間内の契約 2件、1,000,000円：佐藤 美咲 様 500,000円（5月3日（日）まで）、鈴木 一郎 様 500,000円（書面の交付前）',
    )
  })
})

it.each([
  ['2026-05-03', '2026-05-03', '2026-05-01', true],
  ['2026-05-03', '2026-05-04', '2026-05-01', false],
  // Recorded late: what is over today does no harm any more.
  ['2026-05-03', '2026-05-01', '2026-05-10', false],
  ['2026-05-03', '2026-05-01', '2026-05-03', true],
  [null, '2026-05-01', '2026-06-01', true],
])('a right until %s is open for the day %s on %s: %s', (lastDay, on, today, open) =>
  expect(isRightOpen({ lastDay: lastDay === null ? null : day(lastDay) }, day(on), day(today))).toBe(open),
)

import { describe, expect, it } from 'vitest'
import { filterFromSearch, groupFunds, leadingFunds, matchesFilter } from './fund-groups.ts'
import type { FundSummary } from './fund-queries.ts'

const fund = (
  id: string,
  progress: string | null,
  start: string,
  end: string,
  changes: Partial<FundSummary> = {},
): FundSummary => ({
  id,
  name: `第${id}号`,
  start_at: `${start}T19:00:00+09:00`,
  end_at: `${end}T23:59:59+09:00`,
  price_estate: 10_000_000,
  subordination_amount: null,
  applied_at_close: null,
  rimawari: 7,
  unyo_term_month: 6,
  unyo_start_at: null,
  unyo_end_at: null,
  goal_type: 'Allin',
  recruit_type: 'firstCome',
  is_auto_continue: false,
  has_waitlist: true,
  exits: [],
  dividend_source: null,
  sale_plan: null,
  course: null,
  image_main: { url: '', facts: null },
  stats: { paid_total: 0, invest_total: 0, held_total: 0, is_goaled: false },
  performance:
    progress === null
      ? null
      : {
          progress,
          start_at: null,
          end_at: null,
          unyo_start_at: null,
          unyo_end_at: null,
          rimawari: null,
          rimawari_after_loss: null,
          payday: null,
          isFail: false,
        },
  ...changes,
})

describe('the fund list', () => {
  it('stands in groups by progress, funds without one among 募集前, the nearest deadline first', () => {
    const groups = groupFunds(
      [
        fund('1', '04:運用中', '2025-01-01', '2025-01-10'),
        fund('2', '02:募集中', '2026-04-01', '2026-04-24'),
        fund('3', null, '2026-05-01', '2026-05-10'),
        fund('4', '02:募集中', '2026-04-01', '2026-04-10'),
        fund('5', '01:募集前', '2026-04-15', '2026-06-10'),
        fund('6', '04:運用中', '2025-06-01', '2025-06-10'),
      ],
      new Date('2026-04-05T12:00:00+09:00'),
    )
    expect(groups.map(({ label, funds }) => [label, funds.map(({ id }) => id)])).toEqual([
      ['募集前', ['5', '3']],
      ['募集中', ['4', '2']],
      ['運用中', ['6', '1']],
    ])
  })

  it('puts full funds behind those that can be joined; a first look begins with these, then comes what opens next', () => {
    const now = new Date('2026-04-05T12:00:00+09:00')
    const full = { paid_total: 0, invest_total: 10_000_000, held_total: 0, is_goaled: false }
    const funds = [
      fund('1', '01:募集前', '2026-04-15', '2026-06-10'),
      fund('2', '02:募集中', '2026-04-01', '2026-04-08', { stats: full }),
      fund('3', '02:募集中', '2026-04-01', '2026-04-24'),
      fund('4', '02:募集中', '2026-04-01', '2026-04-20', {
        stats: { ...full, invest_total: 12_000_000 },
        recruit_type: 'lottery',
      }),
      fund('5', '05:運用終了', '2025-01-01', '2025-01-10'),
    ]
    expect(groupFunds(funds, now).map((group) => group.funds.map(({ id }) => id))).toEqual([
      ['1'],
      ['4', '3', '2'],
      ['5'],
    ])
    expect(leadingFunds(funds, now).map(({ id }) => id)).toEqual(['4', '3', '1', '2', '5'])
  })

  it.each([
    ['', ['a', 'b', 'c']],
    ['status=02', ['a', 'b']],
    ['method=lottery', ['b']],
    ['term=medium', ['c']],
    ['status=02&method=firstCome&term=short', ['a']],
    ['status=nonsense&method=x', ['a', 'b', 'c']],
  ])('filtered by "%s"', (search, expected) => {
    const funds = [
      fund('a', '02:募集中', '2026-04-01', '2026-04-10'),
      fund('b', '02:募集中', '2026-04-01', '2026-04-10', { recruit_type: 'lottery' }),
      fund('c', '04:運用中', '2025-04-01', '2025-04-10', { unyo_term_month: 12 }),
    ]
    const filter = filterFromSearch(new URLSearchParams(search))
    expect(funds.filter((candidate) => matchesFilter(candidate, filter)).map(({ id }) => id)).toEqual(expected)
  })
})

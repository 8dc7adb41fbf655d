import { describe, expect, it } from 'vitest'
import { isMoving, isOutdated, withLive } from './live-fund.ts'
import type { LiveTotals } from './use-live.ts'

const fund = {
  id: '12',
  start_at: '2026-04-01T19:00:00+09:00',
  end_at: '2026-04-10T23:59:59+09:00',
  performance: { isFail: false },
  stats: { paid_total: 200_000, invest_total: 500_000, held_total: 0, is_goaled: false },
  name: '第12号',
}
const live: LiveTotals = {
  id: 12,
  invest_total: 900_000,
  paid_total: 300_000,
  held_total: 100_000,
  is_goaled: false,
  state: 'open',
}
const during = Date.parse('2026-04-02T12:00:00+09:00')
const before = Date.parse('2026-04-01T18:59:00+09:00')

describe('a fund that moves', () => {
  it('shows what was told, and only of itself', () => {
    expect(withLive(fund, live)).toEqual({
      ...fund,
      stats: { invest_total: 900_000, paid_total: 300_000, held_total: 100_000, is_goaled: false },
    })
    expect(withLive(fund, { ...live, id: 13 })).toBe(fund)
    expect(withLive(fund, null)).toBe(fund)
  })

  it.each([
    ['while it recruits', {}, during, true],
    ['once all is paid', { stats: { ...fund.stats, is_goaled: true } }, during, false],
    ['after its end', {}, Date.parse('2026-04-11T00:00:00+09:00'), false],
    ['once it has failed', { performance: { isFail: true } }, during, false],
  ])('moves %s: %s', (_, change, now, moves) => expect(isMoving({ ...fund, ...change }, now)).toBe(moves))

  it.each<[string, LiveTotals['state'], number, boolean]>([
    ['open while it is open', 'open', during, false],
    ['full while it is open', 'paused', during, false],
    ['open before the page believes so (the demo’s clock was moved)', 'open', before, true],
    ['not begun after the page believes so', 'before', during, true],
    ['over', 'closed', during, true],
    ['failed', 'failed', during, true],
    ['not begun before it begins', 'before', before, false],
  ])('told as %s', (_, state, now, outdated) => expect(isOutdated(fund, { ...live, state }, now)).toBe(outdated))
})

import type { LiveTotals } from './use-live.ts'

interface Followed {
  id: string
  start_at: string
  end_at: string
  stats: { paid_total: number; invest_total: number; held_total: number; is_goaled: boolean }
  performance: { isFail: boolean } | null
}

/** Whether applications may still change a fund. `now`: milliseconds since 1970 by the server's clock. */
export function isMoving(fund: Followed, now: number): boolean {
  return now <= Date.parse(fund.end_at) && !fund.stats.is_goaled && fund.performance?.isFail !== true
}

/** The fund with the sums that were told since it was asked for. */
export function withLive<Fund extends Followed>(fund: Fund, live: LiveTotals | null | undefined): Fund {
  if (!live || String(live.id) !== fund.id) return fund
  const { invest_total, paid_total, held_total, is_goaled } = live
  return { ...fund, stats: { ...fund.stats, invest_total, paid_total, held_total, is_goaled } }
}

/** The server sees the fund in another time than the page does, or its offering has ended: the page has to ask anew. */
export function isOutdated(fund: Followed, live: LiveTotals | null, now: number): boolean {
  if (!live || String(live.id) !== fund.id) return false
  const hasStarted = now >= Date.parse(fund.start_at)
  if (live.state === 'before') return hasStarted
  if (live.state === 'closed' || live.state === 'failed') return isMoving(fund, now)
  return !hasStarted
}

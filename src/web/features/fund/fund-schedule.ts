import type { StepState } from '../../ui/step-timeline.tsx'
import { endOfNextMonth } from './fund-facts.ts'
import type { Fund } from './fund-queries.ts'

export interface Milestone {
  name: string
  /** An instant (RFC 3339) or a day (YYYY-MM-DD); null while it is open. */
  planned: string | null
  /** As it happened; null until then. */
  actual: string | null
  /** Only a latest day is promised (distribution). */
  isLatest: boolean
}

/** Recruitment, operation and distribution: what was planned beside what happened. */
export function milestonesOf(fund: Fund): Milestone[] {
  const actual = fund.performance
  return [
    { name: '募集開始', planned: fund.start_at, actual: actual?.start_at ?? null, isLatest: false },
    { name: '募集終了', planned: fund.end_at, actual: actual?.end_at ?? null, isLatest: false },
    { name: '運用開始', planned: fund.unyo_start_at, actual: actual?.unyo_start_at ?? null, isLatest: false },
    { name: '運用終了', planned: fund.unyo_end_at, actual: actual?.unyo_end_at ?? null, isLatest: false },
    {
      name: '分配金のお支払い',
      planned: fund.unyo_end_at === null ? null : endOfNextMonth(fund.unyo_end_at),
      actual: actual?.payday ?? null,
      isLatest: true,
    },
  ]
}

const endOf = (value: string) => Date.parse(value.length === 10 ? `${value}T23:59:59+09:00` : value)

/** Which knots the thread has reached. A failed fund stops at the end of recruitment. */
export function milestoneStates(milestones: readonly Milestone[], now: number, isFail: boolean): StepState[] {
  return milestones.map(({ planned, actual }, index) => {
    if (isFail && index > 1) return 'ahead'
    const instant = actual ?? planned
    return instant !== null && endOf(instant) <= now ? 'done' : 'ahead'
  })
}

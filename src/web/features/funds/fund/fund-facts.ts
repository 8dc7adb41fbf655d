import type { FreeText } from '../../../../domain/free-text.ts'
import { progressName, progressTone } from '../../../../domain/funds/fund-text.ts'
import type { Fund, FundSummary } from './fund-queries.ts'

/** The tag of a fund's progress; one without a label waits for its offering. */
export function progressTag({ performance }: { performance: { progress: FreeText } | null }): {
  label: string
  tone: 'primary' | 'warning'
} {
  const progress = performance?.progress ?? '00:募集前'
  return { label: progressName(progress), tone: progressTone(progress) }
}

type Course = FundSummary['course']

/** Whether a fund's state is worth a word beside its progress: extended, late, or in talks. */
export const isOffPlan = (course: Course): course is NonNullable<Course> =>
  course !== null && course.state !== 'planned' && course.state !== 'ended'

/** What the second of the two figures is called. */
export const AFTER_LOSS = '元本の損失を含む実績年利'

export interface OperationResult {
  start: string
  end: string
  /** Percent a year: what investors earned. */
  rate: number
  /** The same with what they lost of their principal taken off; null where they lost nothing. Never the one without the other. */
  rateAfterLoss: number | null
}

/** The fund's results, once start, end and yield are all known. */
export function operationResult({ performance }: Pick<FundSummary, 'performance'>): OperationResult | null {
  if (!performance?.unyo_start_at || !performance.unyo_end_at || performance.rimawari === null) return null
  return {
    start: performance.unyo_start_at,
    end: performance.unyo_end_at,
    rate: performance.rimawari,
    rateAfterLoss: performance.rimawari_after_loss,
  }
}

/** Which part of a fund's life its page tells. offering: up to the beginning of its operation. */
export type FundStage = 'offering' | 'operating' | 'ended' | 'failed'

export function fundStage({ performance }: Pick<FundSummary, 'performance'>): FundStage {
  if (performance?.isFail === true) return 'failed'
  const code = performance?.progress.slice(0, 2)
  return code === '05' ? 'ended' : code === '04' ? 'operating' : 'offering'
}

/** "第2期（全3期）"; of a fund that renews itself nobody knows how many there will be. Null where there is but one. */
export function periodText({
  plan_and_record: periods,
  is_auto_continue: renewsItself,
}: Pick<Fund, 'plan_and_record' | 'is_auto_continue'>): string | null {
  const current = periods.findLast(({ state }) => state !== 'planned')
  if (current === undefined) return null
  if (renewsItself) return `第${current.number}期`
  return periods.length > 1 ? `第${current.number}期（全${periods.length}期）` : null
}

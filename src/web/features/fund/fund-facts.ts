import type { TagTone } from '../../ui/tag.tsx'
import { japanTime } from '../../ui/format.ts'
import type { FundSummary } from './fund-queries.ts'

/** Integer division that floors; both arguments are non-negative whole numbers. */
const floorDivide = (dividend: number, divisor: number) => (dividend - (dividend % divisor)) / divisor

export interface Progress {
  /** Two digits, 00 to 05. */
  code: string
  label: string
  tone: TagTone
}

/** 'NN:label' as code and label; steps 00 to 02 are the calm primary, 03 to 05 the warning style. */
export function parseProgress(progress: string | undefined, otherwise = '00:募集前'): Progress {
  const [code = '00', label = ''] = (progress ?? otherwise).split(':')
  return { code, label, tone: code <= '02' ? 'primary' : 'warning' }
}

export interface Funding {
  /** Yen that investors are asked for: the total without the operator's part. */
  target: number
  /** Yen that investors have applied for. */
  applied: number
  /** Yen still open to investors, never below 0. */
  remaining: number
  /** The operator's part. */
  subordinated: number
  /** Whole percent of the fund's total, floored. */
  percent: number
  subordinatedPercent: number
}

export function fundingOf(fund: Pick<FundSummary, 'price_estate' | 'subordination_amount' | 'stats'>): Funding {
  const subordinated = fund.subordination_amount ?? 0
  return {
    target: fund.price_estate - subordinated,
    applied: fund.stats.invest_total - subordinated,
    remaining: Math.max(0, fund.price_estate - fund.stats.invest_total),
    subordinated,
    percent: floorDivide(fund.stats.invest_total * 100, fund.price_estate),
    subordinatedPercent: floorDivide(subordinated * 100, fund.price_estate),
  }
}

export interface OperationResult {
  start: string
  end: string
  /** Percent a year. */
  rate: number
}

/** The fund's results, once start, end and yield are all known. */
export function operationResult({ performance }: Pick<FundSummary, 'performance'>): OperationResult | null {
  if (!performance?.unyo_start_at || !performance.unyo_end_at || performance.rimawari === null) return null
  return { start: performance.unyo_start_at, end: performance.unyo_end_at, rate: performance.rimawari }
}

export const recruitTypeNames = { firstCome: '先着方式', lottery: '抽選方式' } as const
export const goalTypeNames = { AllOrNothing: 'オールオアナッシング', Allin: 'オールイン' } as const

/** A name of the form '糸funding 第12号' + blank + title in its two parts; a name of another form stays whole. */
export function splitFundName(name: string): { number: string | null; title: string } {
  const match = /^(.*第[0-9０-９]+号)\s+(.+)$/.exec(name)
  return match?.[1] === undefined || match[2] === undefined ? { number: null, title: name } : { number: match[1], title: match[2] }
}

/** Last day of the month after the given day: when distributions are due. Both YYYY-MM-DD. */
export function endOfNextMonth(day: string): string {
  const { year, month } = japanTime(day)
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
}

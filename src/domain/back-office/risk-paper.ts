import { japanDate, yearOf, type JapanDate } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'

/** What the yearly paper judges, each with a level and its reason. */
export const RISK_PAPER_KINDS = {
  product: '商品・サービス',
  transaction: '取引の形態（経路）',
  customer: '顧客の属性',
  country: '国・地域',
} as const
export type RiskPaperKind = keyof typeof RISK_PAPER_KINDS
export const riskPaperKinds = Object.keys(RISK_PAPER_KINDS) as RiskPaperKind[]

interface DueVersion {
  /** The first year whose paper is due so. */
  readonly fromYear: number
  /** In the year after. */
  readonly monthDay: string
  readonly basis: FreeText
}

const dueVersions: readonly [DueVersion, ...DueVersion[]] = [
  {
    fromYear: 2000,
    monthDay: '03-31',
    basis: '当社の設定。犯収法施行規則32条は、作成と見直しを求め、期限を定めていない。',
  },
]

/** By when the paper of a year is to be approved. */
export function riskPaperDueOn(year: number): JapanDate {
  const version = dueVersions.findLast(({ fromYear }) => fromYear <= year) ?? dueVersions[0]
  return japanDate(`${year + 1}-${version.monthDay}`)
}

/**
 * The first year whose paper is owed: the ministry's letter of 27 June 2025 wants the paper to be there by the end of business year 2026 (its title was read
 * alone). An earlier year's may be written all the same.
 */
export const FIRST_OWED_YEAR = 2026

/** The last year that is over. */
export const yearToReport = (today: JapanDate): number => yearOf(today) - 1

/** Sizes of single dealings, by the first yen of each; the law's own limits are 100,000 for cash sent and 2,000,000. */
export const DEALING_SIZES = [
  { from: 0, word: '10万円以下' },
  { from: 100_001, word: '10万円超50万円以下' },
  { from: 500_001, word: '50万円超100万円以下' },
  { from: 1_000_001, word: '100万円超' },
] as const

const bands = [20, 30, 40, 50, 60, 70] as const

/** '20歳未満', '30代', '70歳以上'. */
export function ageBand(age: number): string {
  if (age < bands[0]) return `${bands[0]}歳未満`
  if (age >= 70) return '70歳以上'
  return `${Math.floor(age / 10) * 10}代`
}
export const AGE_BANDS: readonly string[] = [
  ageBand(0),
  ...bands.slice(0, -1).map((first) => ageBand(first)),
  ageBand(70),
]

import { japanDate, type JapanDate } from '../../calendar.ts'
import type { FreeText } from '../../free-text.ts'
import type { IdentityMethod } from '../../people/people-words.ts'
import type { RiskLevel, RiskRule } from './risk-words.ts'

export interface RiskTable {
  /** To which level each rule lifts a member. Nothing adds up: an operator can name what a level rests on. */
  levels: Readonly<Record<RiskRule, Exclude<RiskLevel, 'low'>>>
  /** What is invested, in hundredths of the most that the declared assets, and the declared income of a year, may be. */
  assetsPercent: number
  incomePercent: number
  /** What somebody without an income of his own may have invested. */
  withoutIncome: number
  /** After how many months an identity check is an old one; of methods by pictures and letters sooner. */
  identityMonths: number
  weakIdentityMonths: number
  weakMethods: readonly IdentityMethod[]
  /** Younger than the one, or of the other age and older. */
  youngUntil: number
  oldFrom: number
  /** After how many months a member is looked up again. */
  screeningMonths: Readonly<Record<RiskLevel, number>>
}

interface RiskVersion {
  /** The first day on which it is used. */
  readonly from: JapanDate
  /** On what it rests, and what of it is uncertain. */
  readonly basis: FreeText
  readonly table: RiskTable
}

/** Never changed: other figures are another version, so that an assessment can be read by those of its day. */
export const RISK_TABLES: readonly [RiskVersion, ...RiskVersion[]] = [
  {
    from: japanDate('2026-01-01'),
    basis:
      '当社の設定（犯収法11条・犯収法施行規則32条に基づく、リスクに応じた措置）。外国の重要な公的地位は犯収法4条2項。法令は、段階の分け方も、反社チェックの間隔も定めていません。',
    table: {
      levels: {
        foreign_official: 'high',
        screening_hit: 'high',
        finding_reported: 'high',
        finding_open: 'medium',
        screening_unclear: 'medium',
        address_abroad: 'medium',
        beyond_means: 'medium',
        without_income: 'medium',
        unanswered: 'medium',
        identity_old: 'medium',
        paper: 'medium',
        young: 'medium',
        old: 'medium',
      },
      assetsPercent: 80,
      incomePercent: 30,
      withoutIncome: 700_000,
      identityMonths: 120,
      weakIdentityMonths: 60,
      weakMethods: ['image', 'mail'],
      youngUntil: 20,
      oldFrom: 75,
      screeningMonths: { high: 12, medium: 24, low: 36 },
    },
  },
]

/** The table of a day; before the first version that one. */
export function riskTableOn(day: JapanDate): RiskVersion {
  return RISK_TABLES.findLast(({ from }) => from <= day) ?? RISK_TABLES[0]
}

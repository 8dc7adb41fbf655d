import { japanDate, type JapanDate } from '../../calendar.ts'
import type { FreeText } from '../../free-text.ts'

/** From where on a dealing is looked at. None of them is written in the law, which asks for continuous watching and leaves the figures to the operator. */
export interface DealingLimits {
  /** What was done longer ago is no task any more. */
  days: number
  /** The year in which the sums below are counted. */
  yearDays: number
  /** From how many payments on somebody of the same family name is asked about: the first may be a mistake. */
  familyPayments: number
  /** For how many members a stranger, or somebody of the same family name, may pay before both are asked about. */
  strangersPaidFor: number
  familyPaidFor: number
  /** What was paid in, in hundredths of the most that the declared assets, and the declared income of a year, may be. */
  assetsPercent: number
  incomePercent: number
  /** What somebody without an income of his own may pay in. */
  withoutIncome: number
  /** What may be paid in within so many days where the declared income is in the lowest classes. */
  turnover: number
  turnoverDays: number
  /** What can be sent in cash without proof of identity, and how many such parts of one payment, within how many days, are many. */
  cash: number
  cashParts: number
  cashDays: number
  /** The value from which assets and income are checked; from which hundredth of it, in how many payments, within how many days, it seems to be kept below. */
  assetsCheck: number
  belowPercent: number
  belowPayments: number
  belowDays: number
  /** So many applications within a day; so many given up within so many days. */
  applicationsInADay: number
  givenUp: number
  givenUpDays: number
  /** Paid in and rescinded within so many days, so often within so many days. */
  rescindedWithin: number
  rescinded: number
  rescindedDays: number
  /** More than was due: so often with so much together, so often whatever the sum, or so much at once; within so many days. */
  excessTimes: number
  excessSum: number
  excessTimesAlone: number
  excessAtOnce: number
  excessDays: number
  /** A new account so many days before so much is paid to it; so many accounts within so many days. */
  accountBeforePayout: number
  accountPayout: number
  accounts: number
  accountsDays: number
  /** So many kinds of data, or so many changes in all, within so many days; not in the first days of a membership. */
  burstKinds: number
  burstChanges: number
  burstDays: number
  burstAfter: number
  /** From how many members on a telephone number, a device, an address is shared by more than a household; and from how many family names or homes on. */
  sharingTel: number
  sharingDevice: number
  sharingAddress: number
  namesAtAddress: number
  /** Classes of the declared income of a year and of the declared assets, by their lowest yen: what is little, what is much. */
  littleIncome: number
  fewAssets: number
  highIncome: number
  wealth: number
  /** Ages that do not fit a declared occupation, or such wealth. */
  studentUntil: number
  pensionerFrom: number
  wealthyFrom: number
  /** So many identity checks in which the person did not fit the document; so many accounts that banks sent money back from. */
  mismatches: number
  returningAccounts: number
}

interface LimitsVersion {
  /** The first day on which they are used. */
  from: JapanDate
  /** On what they rest. */
  basis: FreeText
  limits: DealingLimits
}

/** Never changed: other figures are another version, so that a finding can be read by those of its day. */
export const DEALING_LIMITS: readonly [LimitsVersion, ...LimitsVersion[]] = [
  {
    from: japanDate('2026-01-01'),
    basis:
      '疑わしい取引の参考事例と上限100万円の商品設計による当社の設定。現金振込10万円・資産等の確認200万円は法令改正時に見直す。',
    limits: {
      days: 365,
      yearDays: 365,
      familyPayments: 2,
      strangersPaidFor: 2,
      familyPaidFor: 3,
      assetsPercent: 80,
      incomePercent: 30,
      withoutIncome: 700_000,
      turnover: 1_500_000,
      turnoverDays: 30,
      cash: 100_000,
      cashParts: 3,
      cashDays: 7,
      assetsCheck: 2_000_000,
      belowPercent: 90,
      belowPayments: 3,
      belowDays: 90,
      applicationsInADay: 4,
      givenUp: 3,
      givenUpDays: 30,
      rescindedWithin: 14,
      rescinded: 2,
      rescindedDays: 180,
      excessTimes: 2,
      excessSum: 300_000,
      excessTimesAlone: 3,
      excessAtOnce: 1_000_000,
      excessDays: 180,
      accountBeforePayout: 5,
      accountPayout: 100_000,
      accounts: 3,
      accountsDays: 90,
      burstKinds: 3,
      burstChanges: 5,
      burstDays: 7,
      burstAfter: 7,
      sharingTel: 3,
      sharingDevice: 3,
      sharingAddress: 4,
      namesAtAddress: 3,
      littleIncome: 3_000_000,
      fewAssets: 3_000_000,
      highIncome: 10_000_000,
      wealth: 50_000_000,
      studentUntil: 60,
      pensionerFrom: 45,
      wealthyFrom: 23,
      mismatches: 2,
      returningAccounts: 2,
    },
  },
]

/** The figures of a day; before the first version that one's. */
export function dealingLimitsOn(day: JapanDate): LimitsVersion {
  return DEALING_LIMITS.findLast(({ from }) => from <= day) ?? DEALING_LIMITS[0]
}

import type { FundDisclosure } from '../../../../domain/funds/fund-disclosure.ts'
import type { Id } from '../../../../domain/id.ts'
import type { CompanyFacts } from '../../../../domain/records/company.ts'

/** What the documents of a fund are made from. The names follow the tables of the product, the amounts are whole yen. */

export type OperatorFacts = {
  /** `糸funding` */
  readonly brand: string
  readonly companyName: string
  /** `小規模不動産特定共同事業者 東京都知事（1）第000号` */
  readonly licence: string
  readonly address: string
  /** `代表取締役 一条 糸子` */
  readonly representative: string
  /** The person whom law article 17 demands in every office: `織田 結（宅地建物取引士）` */
  readonly businessManager: string
  readonly capital: number
  readonly contactUrl: string
  /** `平日10:00〜18:00` */
  readonly contactHours: string
  /** The district court of first instance for disputes: `東京地方裁判所` */
  readonly court: string
}

/** With what the pre-contract document tells of the company besides; null where nobody has recorded it yet. */
export type DisclosedOperator = OperatorFacts & { readonly company: CompanyFacts | null }

export type FundFacts = {
  readonly id: Id<'fund'>
  /** The whole name: number and title, `第12号` first. */
  readonly name: string
  /** The overview's lines, `所在地：東京都…`; lines without a colon are plain remarks. */
  readonly detail: string
  readonly fundTotal: number
  /** Part of fundTotal that the operator itself puts in. */
  readonly subordinatedAmount: number
  readonly minimumAmount: number
  /** null: only the cap of 1,000,000 yen for each member holds. */
  readonly maximumAmount: number | null
  readonly plannedRateBp: number
  /** Empty where the rate has one source. */
  readonly rateBreakdown: readonly { readonly label: string; readonly rateBp: number }[]
  readonly operationTermMonths: number
  /** `YYYY-MM-DD`; null while not fixed. */
  readonly operationStartOn: string | null
  readonly operationEndOn: string | null
  readonly offeringStartAt: Date
  readonly offeringEndAt: Date
  readonly offeringMethod: 'first_come' | 'lottery'
  readonly goal: 'all_or_nothing' | 'all_in'
  readonly autoRenewal: boolean
  /** What the contract allows of an extension (`extensionRule`); means nothing for a fund that renews itself. */
  readonly extensionMonths: number
  readonly extensionNoticeDays: number
  /** A fund without closing days lacks both. */
  readonly closingDays?: number
  readonly fillInPercent?: number
  /** What the operator wrote beside the figures; contracts that were frozen before there was any lack it. */
  readonly disclosure?: Partial<FundDisclosure>
}

export type MemberFacts = { readonly name: string; readonly zipCode: string; readonly address: string }

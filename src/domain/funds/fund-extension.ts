import { addDays, addMonths, formatDate, type JapanDate } from '../calendar.ts'

/** What a contract says of an extension. */
export type ExtensionTerms = {
  /** The most months beyond the first planned end; 0: none. */
  readonly months: number
  /** Investors hear of it so many days before the planned end. */
  readonly noticeDays: number
}

/** Where a contract prints nothing: the most that we take without asking. */
export const EXTENSION_UNSAID: ExtensionTerms = { months: 12, noticeDays: 30 }

/** The article of the contract's terms that speaks of an extension. */
export const EXTENSION_ARTICLE = '運用期間と計算期間'

/** The rule as contract, page and office state it. */
export const extensionRule = ({ months, noticeDays }: ExtensionTerms): string =>
  months === 0
    ? '期間を延ばすには、出資者全員の同意が必要です。'
    : `期間を延ばせるのは、当初の運用終了予定日から最長${months}か月です。運用終了予定日の${noticeDays}日前までにお知らせします。これを超える延長には、出資者全員の同意が必要です。`

/** The last day to which an operation may be extended without everybody's consent; null where it may not be. */
export const longestEnd = (firstEndOn: JapanDate, { months }: ExtensionTerms): JapanDate | null =>
  months === 0 ? null : addMonths(firstEndOn, months)

interface Extension {
  /** As it was planned before any extension. */
  firstEndOn: JapanDate
  endOn: JapanDate
  newEndOn: JapanDate
}

/** Why an extension needs the consent of everybody whose principal is at work, in a sentence; null where the contract allows it. */
export function consentNeeded(
  { firstEndOn, endOn, newEndOn }: Extension,
  terms: ExtensionTerms,
  today: JapanDate,
): string | null {
  const longest = longestEnd(firstEndOn, terms)
  if (longest === null) return '契約では、延長を定めていません。'
  if (newEndOn > longest)
    return `当初の終了予定日（${formatDate(firstEndOn)}）から${terms.months}か月を超える延長です。`
  if (today > addDays(endOn, -terms.noticeDays))
    return `終了予定日（${formatDate(endOn)}）の${terms.noticeDays}日前までにお知らせできない延長です。`
  return null
}

/** Months of an operation, a begun one counted whole. */
export function monthsOf(startOn: JapanDate, endOn: JapanDate): number {
  let months = 1
  while (addDays(addMonths(startOn, months), -1) < endOn) months += 1
  return months
}

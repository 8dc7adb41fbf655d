import { japanDate, japanDateOf, type JapanDate } from '../calendar.ts'
import type { LawKey } from '../core/cited-law.ts'
import type { IdentityMethod } from './people-words.ts'

/** first: nobody has checked this person before. recheck: a known member whose data changed. renewal: a verified member, by a method that goes on. */
export const identityPurposeWords = { first: '初回', recheck: '再確認', renewal: '方法の更新' } as const
export type IdentityPurpose = keyof typeof identityPurposeWords

/** Who stands behind the check: the identity service, or the app of the Digital Agency with a certified verifier. */
export const identityProviderWords = { ekyc: '本人確認サービス', digital_auth: 'デジタル認証アプリ' } as const
export type IdentityProvider = keyof typeof identityProviderWords

interface IdentityMethodRow {
  method: IdentityMethod
  validFrom: JapanDate
  /** The last day on which somebody may be checked so; null of what goes on. */
  validUntil: JapanDate | null
  /** Whether it proves who somebody is, or only that it is the same person as before. */
  forFirst: boolean
  law: LawKey
  article: string
  /** Whether the row was read in the law or a report of it; what is not is to be asked of counsel before it is relied on. */
  isCertain: boolean
}

/** How somebody may be checked, and from when until when. The database holds the same rows (identity_method) and refuses what they do not allow. */
export const identityMethods: readonly IdentityMethodRow[] = [
  row('image', '2018-11-30', { validUntil: '2027-03-31' }),
  row('ic_chip', '2018-11-30', {}),
  row('jpki', '2016-01-01', {}),
  // Posting without forwarding becomes stricter on the same day; by how much has to be read in the rule.
  row('mail', '2008-03-01', { isCertain: false }),
  // The user certificate alone: a four-digit number and a card. Whether it suffices for more than knowing somebody again is not settled.
  row('auth', '2024-06-24', { forFirst: false, isCertain: false }),
]

function row(
  method: IdentityMethod,
  validFrom: string,
  {
    validUntil = null,
    forFirst = true,
    isCertain = true,
  }: { validUntil?: string | null; forFirst?: boolean; isCertain?: boolean },
): IdentityMethodRow {
  return {
    method,
    validFrom: japanDate(validFrom),
    validUntil: validUntil === null ? null : japanDate(validUntil),
    forFirst,
    law: 'aml_rule',
    article: '6',
    isCertain,
  }
}

/** Whether somebody may be checked so on that day. */
export const isMethodValid = (method: IdentityMethod, day: JapanDate, purpose: IdentityPurpose): boolean =>
  identityMethods.some(
    (each) =>
      each.method === method &&
      each.validFrom <= day &&
      (each.validUntil === null || day <= each.validUntil) &&
      (each.forFirst || purpose === 'recheck'),
  )

/** The last day of a method; null of one that goes on. */
export const lastDayOf = (method: IdentityMethod): JapanDate | null =>
  identityMethods.find((each) => each.method === method)?.validUntil ?? null

/** Whether who was checked so should be checked anew by a method that goes on: nobody has to, since earlier checks stay valid. */
export const isEndingMethod = (method: IdentityMethod): boolean => lastDayOf(method) !== null

/** By which method a check is made on that day: the wished one while it is valid, then its successor; null where neither is. */
export function methodFor<Method extends IdentityMethod>(
  day: JapanDate,
  wish: { wished: Method; successor: Method },
  purpose: IdentityPurpose,
): Method | null {
  return [wish.wished, wish.successor].find((method) => isMethodValid(method, day, purpose)) ?? null
}

/** As the service is asked where nothing is set: for members of the demo and of tests. */
export const usualMethodOn = (day: JapanDate): IdentityMethod =>
  methodFor(day, { wished: 'image', successor: 'ic_chip' }, 'first') ?? 'ic_chip'

/**
 * Whether an approval counts. Where the method has ended meanwhile, only if what the member did was done and submitted before: the reviewer's look
 * at it may come later.
 */
export function isApprovalInTime(check: {
  method: IdentityMethod
  purpose: IdentityPurpose
  submittedAt: Date | null
  approvedAt: Date
}): boolean {
  const isValidAt = (instant: Date) => isMethodValid(check.method, japanDateOf(instant), check.purpose)
  return isValidAt(check.approvedAt) || (check.submittedAt !== null && isValidAt(check.submittedAt))
}

import { isEndingMethod, type IdentityPurpose } from '../../../domain/people/identity-method.ts'
import type { Id } from '../../../domain/id.ts'
import type { IdentityMethod } from '../../../domain/people/people-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What is known of a member when a check begins or ends. */
export interface IdentityStanding {
  isVerified: boolean
  isInReview: boolean
  /** By which method the member was last identified; the user certificate alone only knew him again. Null where nobody ever did. */
  lastMethod: IdentityMethod | null
  /** Who the member's card says he is; null where no card has said it, or his last card said somebody else (a new card may have a new name for him). */
  subject: string | null
}

export async function readIdentityStanding(database: Queryable, memberId: Id<'member'>): Promise<IdentityStanding> {
  const member = await database
    .selectFrom('member')
    .select(['identity_approved_at', 'identity_submitted_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const approved = await database
    .selectFrom('identity_check')
    .select(['method', 'subject'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'approved')
    .orderBy('id', 'desc')
    .execute()
  const last = await database
    .selectFrom('identity_check')
    .select('reject_reasons')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['approved', 'rejected'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const isOtherCard = last?.reject_reasons.includes('another_person') ?? false
  return {
    isVerified: member.identity_approved_at !== null,
    isInReview: member.identity_submitted_at !== null,
    lastMethod: approved.find(({ method }) => method !== 'auth')?.method ?? null,
    subject: isOtherCard ? null : (approved.find(({ subject }) => subject !== null)?.subject ?? null),
  }
}

/** What a check that begins now is for; null where there is nothing to check. A verified member renews only a method that ends. */
export function purposeOf({ isVerified, lastMethod }: IdentityStanding): IdentityPurpose | null {
  if (!isVerified) return lastMethod === null ? 'first' : 'recheck'
  return lastMethod !== null && isEndingMethod(lastMethod) ? 'renewal' : null
}

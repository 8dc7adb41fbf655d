import type { MemberRow } from './read-member.ts'

/** Where identity verification stands: not done, waiting for its review, or done. */
export function identityOf(member: MemberRow): {
  isVerified: boolean
  verifiedAt: Date | null
  waitsSince: Date | null
} {
  const verifiedAt = member.identity_approved_at
  return {
    isVerified: verifiedAt !== null,
    verifiedAt,
    waitsSince: verifiedAt === null ? member.identity_submitted_at : null,
  }
}

export function pendingAddressOf(member: MemberRow) {
  if (member.pending_address === null || member.pending_address_at === null) return null
  return { address: member.pending_address, changing_at: member.pending_address_at }
}

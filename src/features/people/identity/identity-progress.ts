import type { IdentityStatus } from '../../../adapters/ekyc/ekyc.ts'

const stage: Record<IdentityStatus, number> = {
  created: 0,
  capturing: 1,
  submitted: 2,
  approved: 3,
  rejected: 3,
  expired: 3,
  cancelled: 3,
}

/**
 * Is `reported` news to somebody who knows `known`? An application only goes forward (created, capturing, submitted, then one of
 * four ends), so its stage orders reports that come twice or out of order, even where two clocks differ by a second.
 */
export function isNews(known: IdentityStatus, reported: IdentityStatus): boolean {
  return stage[reported] > stage[known]
}

/** The statuses after which something may still come. */
export const openStatuses: readonly IdentityStatus[] = ['created', 'capturing', 'submitted']

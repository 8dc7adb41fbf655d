import type { IdentityFacts } from './identity-queries.ts'

export type IdentityState =
  | { kind: 'notDone' }
  | { kind: 'inReview'; finishedAt: string }
  | { kind: 'approved'; at: string | null }

/** Approved first: finishing the steps leaves its date behind when the review is over. */
export function identityState(
  facts: Pick<IdentityFacts, 'is_ekyc_authed' | 'ekyc_authed_at' | 'ekyc_finish_at'>,
): IdentityState {
  if (facts.is_ekyc_authed) return { kind: 'approved', at: facts.ekyc_authed_at }
  if (facts.ekyc_finish_at !== null) return { kind: 'inReview', finishedAt: facts.ekyc_finish_at }
  return { kind: 'notDone' }
}

/** approved, failed: known. inReview: the service has the member's photographs. untold: we have heard nothing of it. visitor: nobody is logged in on this device. */
export type IdentityOutcome = 'approved' | 'failed' | 'inReview' | 'untold' | 'visitor'

/** What may be said on the pages to which the identity service sends back. Its address alone proves nothing: anybody can open it. */
export function identityOutcome(
  result: 'complete' | 'error',
  me: { is_ekyc_authed: boolean; ekyc_finish_at: string | null } | null,
): IdentityOutcome {
  if (me?.is_ekyc_authed) return 'approved'
  // The service sends here only who could not finish: nothing else is claimed by it.
  if (result === 'error') return 'failed'
  if (me === null) return 'visitor'
  return me.ekyc_finish_at === null ? 'untold' : 'inReview'
}

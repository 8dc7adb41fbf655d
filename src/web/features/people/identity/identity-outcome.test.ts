import { expect, it } from 'vitest'
import { identityOutcome } from './identity-outcome.ts'

const finished = '2026-04-02T10:05:00+09:00'

it.each([
  ['approved', 'complete', { is_ekyc_authed: true, ekyc_finish_at: finished }, 'approved'],
  ['sent back before the service has told us', 'complete', { is_ekyc_authed: false, ekyc_finish_at: null }, 'untold'],
  ['in review', 'complete', { is_ekyc_authed: false, ekyc_finish_at: finished }, 'inReview'],
  ['on a phone without a login, or anybody at all', 'complete', null, 'visitor'],
  ['could not finish', 'error', { is_ekyc_authed: false, ekyc_finish_at: null }, 'failed'],
  ['could not finish, on a phone without a login', 'error', null, 'failed'],
  [
    'approved, with an old address opened again',
    'error',
    { is_ekyc_authed: true, ekyc_finish_at: finished },
    'approved',
  ],
] as const)('%s', (_what, result, me, outcome) => {
  expect(identityOutcome(result, me)).toBe(outcome)
})

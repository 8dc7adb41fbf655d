import { expect, it } from 'vitest'
import { identityState } from './identity-state.ts'

const at = '2026-04-02T10:05:00+09:00'

it.each([
  ['nothing done', { is_ekyc_authed: false, ekyc_authed_at: null, ekyc_finish_at: null }, { kind: 'notDone' }],
  [
    'steps finished',
    { is_ekyc_authed: false, ekyc_authed_at: null, ekyc_finish_at: at },
    { kind: 'inReview', finishedAt: at },
  ],
  ['approved', { is_ekyc_authed: true, ekyc_authed_at: at, ekyc_finish_at: at }, { kind: 'approved', at }],
])('identity verification, %s', (_what, facts, state) => {
  expect(identityState(facts)).toEqual(state)
})

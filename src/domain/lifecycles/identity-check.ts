import { lifecycle, type StateOf } from './lifecycle.ts'

/** After these something may still come; the others are final. */
export const openIdentityStatuses = ['created', 'capturing', 'submitted'] as const

/** One application to the identity service: it only goes forward. */
export const identityCheckLifecycle = lifecycle({
  subject: 'identity_check',
  column: 'status',
  states: {
    created: '開始前',
    capturing: '撮影中',
    submitted: '審査中',
    approved: '完了',
    rejected: '不承認',
    expired: '期限切れ',
    cancelled: '中止',
  },
  events: {
    created: { from: [null], to: 'created', by: ['member'], word: '申請' },
    capturing: { from: ['created'], to: 'capturing', by: ['identity service'], word: '撮影の開始' },
    submitted: { from: ['created', 'capturing'], to: 'submitted', by: ['identity service'], word: '提出' },
    approved: { from: openIdentityStatuses, to: 'approved', by: ['identity service'], word: '承認' },
    rejected: { from: openIdentityStatuses, to: 'rejected', by: ['identity service'], word: '不承認' },
    expired: { from: openIdentityStatuses, to: 'expired', by: ['identity service', 'schedule'], word: '期限切れ' },
    cancelled: { from: openIdentityStatuses, to: 'cancelled', by: ['identity service', 'member'], word: '中止' },
  },
})
export type IdentityCheckStatus = StateOf<typeof identityCheckLifecycle>

import { lifecycle } from './lifecycle.ts'

const live = ['waiting', 'invited'] as const

/** A member's place in the line of a full fund. While an invitation runs, its amount is held. */
export const waitlistEntryLifecycle = lifecycle({
  subject: 'waitlist_entry',
  column: 'status',
  states: {
    waiting: '順番待ち',
    invited: 'ご案内中',
    applied: '申込済み',
    expired: 'ご案内の期限切れ',
    left: '取りやめ',
    closed: '受付終了',
  },
  events: {
    joined: { from: [null], to: 'waiting', by: ['member'], word: 'キャンセル待ちの登録' },
    invited: { from: ['waiting'], to: 'invited', by: ['schedule'], word: 'ご案内' },
    applied: { from: live, to: 'applied', by: ['member'], word: '申込' },
    expired: { from: ['invited'], to: 'expired', by: ['schedule'], word: 'ご案内の期限切れ' },
    left: { from: live, to: 'left', by: ['member'], word: '取りやめ' },
    closed: { from: live, to: 'closed', by: ['schedule'], word: '受付終了' },
  },
})

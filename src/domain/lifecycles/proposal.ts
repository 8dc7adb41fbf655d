import { lifecycle } from './lifecycle.ts'

/** Decided once. Who proposed takes it back, any other rejects it. */
export const proposalLifecycle = lifecycle({
  subject: 'proposal',
  column: 'status',
  states: { open: '承認待ち', approved: '承認済み', rejected: '差し戻し', withdrawn: '取り下げ' },
  events: {
    proposed: { from: [null], to: 'open', by: ['operator'], word: '提案' },
    approved: { from: ['open'], to: 'approved', by: ['two operators'], word: '承認' },
    rejected: { from: ['open'], to: 'rejected', by: ['operator'], word: '差し戻し' },
    withdrawn: { from: ['open'], to: 'withdrawn', by: ['operator'], word: '取り下げ' },
  },
})

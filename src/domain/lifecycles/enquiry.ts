import { lifecycle } from './lifecycle.ts'

/** An answered enquiry may be answered again; one that was closed without an answer may be opened again. */
export const enquiryLifecycle = lifecycle({
  subject: 'enquiry',
  column: null,
  states: { open: '未対応', answered: '回答済み', closed: '回答なしで終了' },
  events: {
    received: { from: [null], to: 'open', by: ['member'], word: '受付' },
    answered: { from: ['open', 'closed', 'answered'], to: 'answered', by: ['operator'], word: '回答' },
    closed: { from: ['open'], to: 'closed', by: ['operator'], word: '終了' },
    reopened: { from: ['closed'], to: 'open', by: ['operator'], word: '再開' },
  },
})

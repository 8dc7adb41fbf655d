import { lifecycle } from './lifecycle.ts'

/** A term of an auto-renewing fund: it ends after its last day or with the sale, and while members stay the next one begins. */
export const termLifecycle = lifecycle({
  subject: 'fund_term',
  column: null,
  states: { running: '運用中', ended: '終了' },
  events: {
    begun: { from: [null], to: 'running', by: ['schedule'], word: '期の開始' },
    ended: { from: ['running'], to: 'ended', by: ['schedule', 'operator'], word: '期の終了' },
  },
})

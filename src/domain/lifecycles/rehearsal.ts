import { lifecycle, type StateOf } from './lifecycle.ts'

/** A rehearsal of an opening, played once, in a database of its own. */
export const rehearsalLifecycle = lifecycle({
  subject: 'drill',
  column: 'status',
  states: { waiting: '開始待ち', running: '実行中', done: '完了', failed: '実行できませんでした', cancelled: '中止' },
  events: {
    asked: { from: [null], to: 'waiting', by: ['operator'], word: '依頼' },
    begun: { from: ['waiting'], to: 'running', by: ['schedule'], word: '開始' },
    played: { from: ['running'], to: 'done', by: ['schedule'], word: '完了' },
    failed: { from: ['running'], to: 'failed', by: ['schedule'], word: '失敗' },
    cancelled: { from: ['running'], to: 'cancelled', by: ['operator'], word: '中止' },
  },
})
export type RehearsalStatus = StateOf<typeof rehearsalLifecycle>

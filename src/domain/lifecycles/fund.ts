import { lifecycle, type EventOf, type StateOf } from './lifecycle.ts'

/** What the fund's row keeps: whether the public sees it. A draft that was put away keeps its status and has an instant beside it. */
export const fundPublicationLifecycle = lifecycle({
  subject: 'fund',
  column: 'status',
  states: { draft: '下書き', published: '公開' },
  events: {
    created: { from: [null], to: 'draft', by: ['operator'], word: '作成' },
    published: { from: ['draft'], to: 'published', by: ['two operators'], word: '公開' },
  },
})

/** A fund's whole life, as its days, its results and the clock tell it; fund_event records its steps from the publication on by these names. */
export const fundLifecycle = lifecycle({
  subject: 'fund_result',
  column: null,
  states: {
    draft: '下書き',
    upcoming: '募集前',
    offering: '募集期間中',
    closed: '募集終了',
    operating: '運用中',
    ended: '運用終了',
    failed: '不成立',
    discarded: '削除済み',
  },
  events: {
    created: { from: [null], to: 'draft', by: ['operator'], word: '作成' },
    discarded: { from: ['draft'], to: 'discarded', by: ['operator'], word: '削除' },
    restored: { from: ['discarded'], to: 'draft', by: ['operator'], word: '削除の取り消し' },
    published: { from: ['draft'], to: 'upcoming', by: ['two operators'], word: '公開' },
    offering_opened: { from: ['upcoming'], to: 'offering', by: ['schedule'], word: '募集開始' },
    offering_closed: { from: ['offering'], to: 'closed', by: ['schedule'], word: '募集終了' },
    failed: { from: ['closed'], to: 'failed', by: ['schedule', 'two operators'], word: '不成立' },
    operation_started: { from: ['closed'], to: 'operating', by: ['operator', 'schedule'], word: '運用開始' },
    operation_ended: { from: ['operating'], to: 'ended', by: ['operator', 'schedule'], word: '運用終了' },
  },
})
export type FundState = StateOf<typeof fundLifecycle>
/** From the publication on every step is recorded. */
export type RecordedFundEvent = Exclude<EventOf<typeof fundLifecycle>, 'created' | 'discarded' | 'restored'>

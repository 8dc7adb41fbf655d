import { lifecycle, type StateOf } from './lifecycle.ts'

/** One mail to many. Called off before its time it is a draft again; called off under way, the rest stays unsent. */
export const campaignLifecycle = lifecycle({
  subject: 'mail_campaign',
  column: 'status',
  states: { draft: '下書き', scheduled: '予約済み', sending: '送信中', sent: '送信済み', canceled: '取消' },
  events: {
    drafted: { from: [null], to: 'draft', by: ['operator'], word: '作成' },
    scheduled: { from: [null, 'draft'], to: 'scheduled', by: ['operator'], word: '予約' },
    unscheduled: { from: ['scheduled'], to: 'draft', by: ['operator'], word: '予約の取消' },
    begun: { from: ['scheduled'], to: 'sending', by: ['schedule'], word: '送信の開始' },
    sent: { from: ['sending'], to: 'sent', by: ['schedule'], word: '送信の完了' },
    canceled: { from: ['draft', 'sending'], to: 'canceled', by: ['operator'], word: '取消' },
  },
})
export type CampaignStatus = StateOf<typeof campaignLifecycle>

import { CAMPAIGN_STATUS } from '../back-office/state-words.ts'
import { column, composed, count, instant, text, word } from './column.ts'
import { anyText, oneOf, table } from './table.ts'

/** open: being written, waiting for its time, or under way. */
export const campaignViews = ['open', 'sent', 'canceled'] as const
export type CampaignView = (typeof campaignViews)[number]

/** Mails from the operator to many. */
export const mailTable = table({
  name: 'mails',
  fileName: 'メール配信',
  row: 'Mail',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    title: column({ head: '件名', kind: text, sort: 'written' }),
    state: column({ head: '状態', kind: word(CAMPAIGN_STATUS), inRow: 'status' }),
    audience: column({ head: '宛先', kind: text, only: 'file' }),
    audience_shown: column({ head: '宛先', kind: composed, only: 'page' }),
    sending: column({ head: '送信日時', kind: composed, only: 'page' }),
    send_at: column({ head: '送信の予定', kind: instant, inRow: 'sendAt', only: 'file' }),
    begun_at: column({ head: '送信の開始', kind: instant, inRow: 'begunAt', only: 'file' }),
    sent_at: column({ head: '送信の完了', kind: instant, inRow: 'sentAt', only: 'file' }),
    recipients: column({ head: '宛先（人）', kind: count, only: 'file' }),
    delivered: column({ head: '送信（人）', kind: count, only: 'file' }),
    undeliverable: column({ head: '不達（人）', kind: count, only: 'file' }),
    delivered_shown: column({ head: '送信（人）', kind: composed, only: 'page', align: 'right' }),
    undeliverable_shown: column({ head: '不達（人）', kind: composed, only: 'page', align: 'right' }),
    passed_over: column({ head: '配信停止など（人）', kind: count, inRow: 'passedOver', only: 'file' }),
    updated_at: column({ head: '更新日時', kind: instant, inRow: 'updatedAt', only: 'file' }),
    updated_by: column({ head: '更新した人', kind: text, inRow: 'updatedBy', only: 'file' }),
    updated: column({ head: '更新', kind: composed, only: 'page', sort: 'changed' }),
  },
  filters: { view: oneOf(campaignViews), search: anyText },
})

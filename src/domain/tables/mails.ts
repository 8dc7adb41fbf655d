import { CAMPAIGN_STATUS } from '../back-office/state-words.ts'
import { column, composed, count, instant, text, word } from './column.ts'
import { anyText, oneOf } from './filter.ts'
import { table } from './table.ts'

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
    state: column({ head: '状態', kind: word(CAMPAIGN_STATUS) }),
    audience: column({ head: '宛先', kind: text, only: 'file' }),
    audience_shown: column({ head: '宛先', kind: composed, only: 'page' }),
    sending: column({ head: '送信日時', kind: composed, only: 'page' }),
    send_at: column({ head: '送信の予定', kind: instant, only: 'file' }),
    begun_at: column({ head: '送信の開始', kind: instant, only: 'file' }),
    sent_at: column({ head: '送信の完了', kind: instant, only: 'file' }),
    recipients: column({ head: '宛先（人）', kind: count, only: 'file' }),
    delivered: column({ head: '送信（人）', kind: count, only: 'file' }),
    undeliverable: column({ head: '不達（人）', kind: count, only: 'file' }),
    delivered_shown: column({ head: '送信（人）', kind: composed, only: 'page', align: 'right' }),
    undeliverable_shown: column({ head: '不達（人）', kind: composed, only: 'page', align: 'right' }),
    passed_over: column({ head: '配信停止など（人）', kind: count, only: 'file' }),
    updated_at: column({ head: '更新日時', kind: instant, only: 'file' }),
    updated_by: column({ head: '更新した人', kind: text, only: 'file' }),
    updated: column({ head: '更新', kind: composed, only: 'page', sort: 'changed' }),
  },
  filters: { view: oneOf(campaignViews, 'MailView'), search: anyText('Anywhere in the title or the text.') },
})

import { TOPIC_WORDS } from '../communication/guided-case.ts'
import { column, composed, flag, instant, text, word } from './column.ts'
import { anyText } from './filter.ts'
import { table } from './table.ts'

/** What people wrote to us. */
export const enquiryTable = table({
  name: 'enquiries',
  fileName: 'お問い合わせ',
  row: 'Enquiry',
  columns: {
    number: column({ head: '受付番号', kind: text }),
    received_at: column({ head: '受付日時', kind: instant, only: 'file' }),
    topic: column({ head: '種類', kind: word(TOPIC_WORDS) }),
    member_number: column({ head: '会員番号', kind: text, only: 'file' }),
    name: column({ head: '氏名', kind: text }),
    body: column({ head: '内容', kind: text, only: 'file' }),
    is_complaint: column({ head: '苦情', kind: flag('苦情'), only: 'file' }),
    complaint_cause: column({ head: '苦情の原因', kind: text, only: 'file' }),
    complaint_measure: column({ head: '苦情への対応', kind: text, only: 'file' }),
    answered_at: column({ head: '回答日時', kind: instant, only: 'file' }),
    closed_at: column({ head: '終了日時', kind: instant, only: 'file' }),
    state: column({ head: '状態', kind: composed, only: 'page' }),
    received: column({ head: '受付', kind: composed, only: 'page', sort: 'received' }),
    due_on: column({ head: '期限', kind: composed, only: 'page' }),
    waiting: column({ head: '待ち', kind: composed, only: 'page', align: 'right' }),
  },
  filters: { view: anyText('open, answered, closed or complaint.'), topic: anyText(), search: anyText() },
})

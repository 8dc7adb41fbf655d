import { BATCH_SHOWN, PAYOUT_METHODS } from '../treasury/payout-words.ts'
import { column, composed, count, day, instant, text, word, yen } from './column.ts'
import { oneOf, oneOfWords } from './filter.ts'
import { table } from './table.ts'

/** What an operator looks at of all payments. under_way: approved, and the bank has not said the last word. */
export const batchStates = ['draft', 'under_way', 'unclear', 'settled', 'discarded'] as const
export type BatchState = (typeof batchStates)[number]

/** The payments that were prepared. */
export const payoutBatchTable = table({
  name: 'payout-batches',
  fileName: '支払いの記録',
  row: 'PayoutBatch',
  columns: {
    id: column({ head: '支払い', fileHead: '番号', kind: text, sort: 'prepared' }),
    status: column({ head: '状態', kind: word(BATCH_SHOWN), only: 'page' }),
    shown: column({ head: '状態', kind: word(BATCH_SHOWN), only: 'file' }),
    pay_on: column({ head: '振込日', kind: day, sort: 'pay_on' }),
    count: column({ head: '件数', kind: count, sort: 'count' }),
    total: column({ head: '振込総額（円）', kind: yen, sort: 'total' }),
    method: column({ head: '送金方法', fileHead: '送り方', kind: word(PAYOUT_METHODS) }),
    prepared: column({ head: '準備した人', kind: composed, only: 'page' }),
    prepared_by: column({ head: '準備した人', kind: text, only: 'file' }),
    prepared_at: column({ head: '準備日時', kind: instant, only: 'file' }),
    approved_by: column({ head: '承認した人', kind: text }),
    approved_at: column({ head: '承認日時', kind: instant, only: 'file' }),
    application_number: column({ head: '銀行の受付番号', kind: text, only: 'file' }),
    file_sha256: column({ head: 'ファイルのSHA-256', kind: text, only: 'file' }),
    settled_at: column({ head: '完了日時', kind: instant, only: 'file' }),
  },
  filters: { state: oneOf(batchStates, 'PayoutBatchState'), method: oneOfWords(PAYOUT_METHODS, 'PayoutMethod') },
})

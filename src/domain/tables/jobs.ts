import { jobTitle } from '../core/jobs.ts'
import { column, composed, count, instant, named, text } from './column.ts'
import { table } from './table.ts'

/** Jobs that failed so often that they do not get well by themselves. */
export const jobTable = table({
  name: 'jobs',
  fileName: '失敗したジョブ',
  row: 'FailedJob',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    task: column({ head: 'ジョブ', kind: named(jobTitle) }),
    attempts: column({ head: '失敗（回）', kind: count }),
    max_attempts: column({ head: '上限（回）', kind: count, only: 'file' }),
    error: column({ head: '最後のエラー', kind: text, isProse: true }),
    created_at: column({ head: '作成', kind: instant, sort: 'since' }),
    next_at: column({ head: '次の実行', kind: instant }),
    acts: column({ head: '対応', kind: composed, only: 'page' }),
  },
  filters: {},
})

import { PAPER_KINDS } from '../documents/paper.ts'
import { column, composed, day, instant, text, word } from './column.ts'
import { columnList } from './table.ts'

/** Documents that wait to be posted. */
export const owedPaperList = columnList({
  document_number: column({ head: '書面番号', kind: text }),
  kind: column({ head: '書面', kind: word(PAPER_KINDS) }),
  member: column({ head: '会員', kind: composed }),
  made_at: column({ head: '作成', kind: instant }),
  act: column({ head: '操作', kind: composed }),
})

/** Documents that were posted. */
export const postedPaperList = columnList({
  document_number: column({ head: '書面番号', kind: text }),
  kind: column({ head: '書面', kind: word(PAPER_KINDS) }),
  member: column({ head: '会員', kind: composed }),
  posted_on: column({ head: '発送日', kind: day }),
  tracking: column({ head: '追跡番号', kind: text }),
  outcome: column({ head: '結果', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})

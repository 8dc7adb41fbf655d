import { column, composed, text } from './column.ts'
import { columnList } from './table.ts'

/** The articles of law that screens and papers cite. */
export const watchedArticleList = columnList({
  citation: column({ head: '条文', kind: text }),
  about: column({ head: '内容', kind: text, isProse: true }),
  places: column({ head: '使用する画面・書面', kind: composed, isProse: true }),
  read_on: column({ head: '最終照合', kind: composed }),
})

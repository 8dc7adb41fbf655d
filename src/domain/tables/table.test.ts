import { describe, expect, test } from 'vitest'
import { column, composed, flag, instant, leftEmpty, named, text, word, yen } from './column.ts'
import { anyText, oneOfWords, readFilters } from './filter.ts'
import { columnList, fileCells, fileHeader, plainColumns, table } from './table.ts'

const STATE = { open: '未対応', done: '対応済み' } as const

const tasks = table({
  name: 'tasks',
  fileName: '作業',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    at: column({ head: '受付', fileHead: '受付日時', kind: instant, sort: 'time' }),
    state: column({ head: '状態', kind: word(STATE, '未登録') }),
    amount: column({ head: '金額（円）', kind: yen }),
    who: column({ head: '担当', kind: named((name: string) => `${name} 様`) }),
    urgent: column({ head: '至急', kind: flag('至急') }),
    acts: column({ head: '操作', kind: composed, only: 'page' }),
  },
  filters: { state: oneOfWords(STATE), search: anyText() },
})

const row = {
  id: 7,
  at: new Date('2026-04-02T10:20:00+09:00'),
  state: 'open',
  amount: 300_000,
  who: '鈴木',
  urgent: true,
} as const

describe('a table', () => {
  test('writes the columns of its file in the order of its list, codes by their words', () => {
    expect(fileHeader(tasks)).toEqual(['番号', '受付日時', '状態', '金額（円）', '担当', '至急'])
    expect(fileCells(tasks)(row)).toEqual([7, '2026-04-02T10:20:00+09:00', '未対応', 300_000, '鈴木 様', '至急'])
    expect(fileCells(tasks)({ ...row, at: null, state: null, amount: null, urgent: false })).toEqual([
      7,
      null,
      '未登録',
      null,
      '鈴木 様',
      '',
    ])
  })

  test('asks a page’s rows for what the page says as it is', () => {
    expect(plainColumns(tasks).map(([key, { kind }]) => [key, kind.api])).toEqual([
      ['at', 'DateTime'],
      ['state', 'String'],
      ['amount', 'Yen'],
      ['who', null],
      ['urgent', 'Boolean'],
    ])
  })

  test('reads its own filters alone, and of a list only what is in it', () => {
    expect(readFilters(tasks.filters, { state: 'done', search: '鈴木', other: 'x' })).toEqual({
      state: 'done',
      search: '鈴木',
    })
    expect(readFilters(tasks.filters, { state: 'toString' })).toEqual({ state: undefined, search: undefined })
  })

  test('leaves a word that the API has written already as it is', () => {
    const { onPage } = tasks.columns.state.kind
    expect([onPage('open'), onPage('対応済み'), onPage('toString'), onPage(null)]).toEqual([
      '未対応',
      '対応済み',
      'toString',
      '未登録',
    ])
  })
})

test('a list without page or filters writes its file likewise, and leaves empty what has no value', () => {
  const report = columnList({
    name: column({ head: '氏名', kind: text }),
    number: column({ head: '整理番号', kind: leftEmpty }),
    tax: column({ head: '税額', kind: yen }),
  })
  expect(fileHeader(report)).toEqual(['氏名', '整理番号', '税額'])
  expect(fileCells(report)({ name: '鈴木', tax: 2_042 })).toEqual(['鈴木', '', 2_042])
})

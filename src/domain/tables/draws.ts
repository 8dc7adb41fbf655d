import { column, composed, count, instant, text, word, yen } from './column.ts'
import { anyText, oneOfWords } from './filter.ts'
import { codesOf, table } from './table.ts'

/** announced: before the offering. promised: applications come in. closed: the list stands, the draw is to come. late: its time has passed. drawn: everybody was notified. */
export const DRAW_STATE = {
  announced: '募集前',
  promised: '受付中',
  closed: '名簿確定・抽選待ち',
  late: '抽選が遅れています',
  drawn: '抽選済み',
} as const
export type DrawState = keyof typeof DRAW_STATE
export const drawStates = codesOf(DRAW_STATE)

/** Every lottery: what was promised, and where it stands. */
export const drawTable = table({
  name: 'draws',
  fileName: '抽選',
  row: 'AdminDraw',
  columns: {
    project_id: column({ head: 'ファンドの番号', kind: text, only: 'file' }),
    project_name: column({ head: 'ファンド', kind: text }),
    state: column({ head: '状態', kind: word(DRAW_STATE) }),
    end_at: column({ head: '募集終了', kind: instant, sort: 'end' }),
    draw: column({ head: '抽選', kind: composed, only: 'page' }),
    draw_at: column({ head: '抽選の予定', kind: instant, only: 'file' }),
    drawn_at: column({ head: '抽選日時', kind: instant, only: 'file' }),
    applications: column({ head: '申込（件）', kind: count, sort: 'applications', isInDetails: true }),
    amount: column({ head: '申込額（円）', kind: yen, sort: 'amount', isInDetails: true }),
    capacity: column({ head: '募集額（円）', kind: yen, isInDetails: true }),
    winners: column({ head: '当選（件）', kind: count, isInDetails: true }),
    won: column({ head: '当選額（円）', kind: yen, isInDetails: true }),
    commitment: column({ head: 'コミット値', kind: text, only: 'file' }),
    list_hash: column({ head: '名簿のハッシュ値', kind: text, only: 'file' }),
    beacon_round: column({ head: '公開乱数の回', kind: text, only: 'file' }),
  },
  filters: { state: oneOfWords(DRAW_STATE, 'DrawState'), search: anyText("Anywhere in the fund's name.") },
})

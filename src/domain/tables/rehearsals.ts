import { REHEARSAL_STATES } from '../investing/rehearsal.ts'
import { column, composed, count, instant, text, word, yen } from './column.ts'
import { anId, oneOfWords } from './filter.ts'
import { table } from './table.ts'

/** Rehearsals of openings. */
export const rehearsalTable = table({
  name: 'drills',
  fileName: 'リハーサル',
  row: 'Drill',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    asked: column({ head: '実施', kind: composed, only: 'page', sort: 'asked' }),
    project_id: column({ head: 'ファンドの番号', kind: text, only: 'file' }),
    project_name: column({ head: 'ファンド', kind: text }),
    terms: column({ head: '条件', kind: composed, only: 'page', sort: 'people' }),
    people: column({ head: '模擬の投資家（人）', kind: count, only: 'file' }),
    spread_seconds: column({ head: '申し込みの幅（秒）', kind: count, only: 'file' }),
    amount: column({ head: '1人の金額（円。空欄はランダム）', kind: yen, only: 'file' }),
    state: column({ head: '状態', kind: word(REHEARSAL_STATES), only: 'file' }),
    asked_by: column({ head: '実施した人', kind: text, only: 'file' }),
    asked_at: column({ head: '実施日時', kind: instant, only: 'file' }),
    ended_at: column({ head: '終了日時', kind: instant, only: 'file' }),
    accepted: column({ head: '受付（件）', kind: count, only: 'file' }),
    accepted_shown: column({ head: '受付（件）', kind: composed, only: 'page', align: 'right' }),
    p50: column({ head: '半数の回答まで（ミリ秒）', kind: count, only: 'file' }),
    p99: column({ head: '99％の回答まで（ミリ秒）', kind: count, only: 'file' }),
    p99_shown: column({ head: '99％の回答まで', kind: composed, only: 'page', align: 'right' }),
    sold_out_after: column({ head: '満額まで（ミリ秒）', kind: count, only: 'file' }),
    sold_out_shown: column({ head: '満額まで', kind: composed, only: 'page', align: 'right' }),
    taken: column({ head: '受付額（円）', kind: yen, only: 'file' }),
    wrong: column({ head: '誤り（件）', kind: count, only: 'file' }),
    result: column({ head: '結果', kind: composed, only: 'page' }),
    failure: column({ head: '実行できなかった理由', kind: text, only: 'file' }),
  },
  filters: { project_id: anId<'fund'>(), state: oneOfWords(REHEARSAL_STATES, 'DrillState') },
})

import { formatDateWithoutWeekday, japanDateOf, type JapanDate } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'

/**
 * term: the planned last day, which two operators moved. early_end: the planned last day, before which the operation ended. start and end: recorded days, which
 * two operators corrected.
 */
export type DayPoint = 'start' | 'end' | 'term' | 'early_end'

/** A day of an operation that was another one before. */
export type DayChange = {
  readonly point: DayPoint
  readonly previousOn: JapanDate
  /** Null: the recorded end was taken out, and the operation goes on. */
  readonly changedTo: JapanDate | null
  readonly changedAt: Date
  /** As investors read it. */
  readonly words: FreeText
}

const NAMES: Readonly<Record<DayPoint, string>> = {
  start: '運用開始日',
  end: '運用終了日',
  term: '運用終了の予定日',
  early_end: '運用終了日',
}

/** With both days: whoever had counted by the old one sees what became of it. */
export function dayChangeSentence({ point, previousOn, changedTo, changedAt, words }: DayChange): string {
  const before = formatDateWithoutWeekday(previousOn)
  const when = formatDateWithoutWeekday(japanDateOf(changedAt))
  if (point === 'early_end' && changedTo !== null)
    return `${NAMES[point]}は、予定の${before}より早い${formatDateWithoutWeekday(changedTo)}です（${when}に登録）。理由：${words}`
  const act = point === 'term' ? '変更' : '訂正'
  const changed =
    changedTo === null
      ? `${NAMES[point]}（${before}）の登録を取り消しました`
      : `${NAMES[point]}を、${before}から${formatDateWithoutWeekday(changedTo)}に${act}しました`
  return `${changed}（${when}）。理由：${words}`
}

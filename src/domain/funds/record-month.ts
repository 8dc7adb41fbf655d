import { addMonths, japanDate, type JapanDate } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'

/** The record of all funds as it stood at the end of a month, and how the rows of one month follow from those of the month before. */

/** What a row says under each name. Names and values are those of the published data. */
export type RecordRow = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** A row of an earlier month that says something else now: what it said, what it says, why and since when. */
export type RecordChange = {
  readonly fund_id: string
  readonly field: string
  readonly before: RecordRow[string]
  readonly after: RecordRow[string]
  readonly reason: FreeText
  /** RFC 3339: when it was recorded; where the records do not say, when the file was written that tells it first. */
  readonly at: string
}

/** What the records know of a change. */
export type ChangeCause = Pick<RecordChange, 'reason' | 'at'>

/** '2026-10' */
export type Month = string

export const monthOf = (day: JapanDate): Month => day.slice(0, 7)

export const firstDayOf = (month: Month): JapanDate => japanDate(`${month}-01`)

/** The first day that is no longer of it. */
export const dayAfter = (month: Month): JapanDate => addMonths(firstDayOf(month), 1)

/** The months that are over and not written yet, oldest first: all after the last one that was written, and before any was, the one just over. */
export function monthsToWrite(lastWritten: Month | null, today: JapanDate): Month[] {
  const current = monthOf(today)
  const months: Month[] = []
  const begin = lastWritten === null ? addMonths(firstDayOf(current), -1) : dayAfter(lastWritten)
  for (let day = begin; monthOf(day) < current; day = addMonths(day, 1)) months.push(monthOf(day))
  return months
}

const FIELD_REASONS: Readonly<Record<string, string>> = {
  name: 'ファンドの名称を変更しました。',
  exits: '物件のその後の取引を、償還の後に記録しました。',
  causes: '理由の説明を、償還の後に記録しました。',
  started_on: '運用開始日の記録を訂正しました。',
  ended_on: '運用終了日の記録を訂正しました。',
  redeemed_on: '元本の支払いの記録が変わりました。',
}
const OTHER_REASON = '運用期間または分配の記録を訂正しました。'
const TAKEN_BACK = '分配の取消し、または支払いの組戻しにより、償還の前に戻りました。'
const RECORDED_LATE = '前の月の記録を作成した後に、償還を記録しました。'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The day from which a fund belongs to the record. */
const sinceOf = (row: RecordRow): string => String(row['redeemed_on'] ?? row['ended_on'])

/**
 * How the rows of one month differ from those of the month before: every field that says something else, every row that is gone (its end is null now), and
 * every row that belongs to an earlier month and was not told then. A new row of the month itself is no change.
 * @param known what the records say of a change, by fund and field; without it the reason is that of the field.
 */
export function changesBetween(
  before: { readonly month: Month; readonly ended: readonly RecordRow[] },
  ended: readonly RecordRow[],
  { known, writtenAt }: { known: (row: RecordRow, field: string) => ChangeCause | null; writtenAt: string },
): RecordChange[] {
  const rowOf = (rows: readonly RecordRow[], { fund_id: id }: RecordRow) => rows.find((row) => row['fund_id'] === id)
  const ofEarlier = before.ended.flatMap((old): RecordChange[] => {
    const fund = { fund_id: String(old['fund_id']) }
    const row = rowOf(ended, old)
    if (row === undefined)
      return [
        { ...fund, field: 'ended_on', before: old['ended_on'] ?? null, after: null, reason: TAKEN_BACK, at: writtenAt },
      ]
    return Object.keys(row)
      .filter((field) => !isSame(old[field], row[field]))
      .map((field) => ({
        ...fund,
        field,
        before: old[field] ?? null,
        after: row[field] ?? null,
        ...(known(row, field) ?? { reason: FIELD_REASONS[field] ?? OTHER_REASON, at: writtenAt }),
      }))
  })
  const late = ended
    .filter((row) => sinceOf(row) < dayAfter(before.month) && rowOf(before.ended, row) === undefined)
    .map((row): RecordChange => {
      const after = row['ended_on'] ?? null
      return {
        fund_id: String(row['fund_id']),
        field: 'ended_on',
        before: null,
        after,
        reason: RECORDED_LATE,
        at: writtenAt,
      }
    })
  return [...ofEarlier, ...late]
}

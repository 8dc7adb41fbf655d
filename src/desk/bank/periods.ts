import { addMonths, dayOf, isDay } from '../japan-time.ts'
import { inputError } from './errors.ts'
import { textOf, type Fields } from './fields.ts'

export interface Period {
  from: string | undefined
  to: string
  /** What the answer repeats: the days that were asked for, today where none was. */
  shown: { dateFrom: string; dateTo: string }
}

/** A day field; undefined where missing, 400 where it is no day. */
export function dayField(query: Fields, name: string): string | undefined {
  const day = textOf(query, name)
  if (day !== undefined && !isDay(day)) throw inputError(`${name}の形式が正しくありません。`)
  return day
}

/** The bank's rule: none = today, from only = up to today, to only = from the first record, both = from <= to. */
export function periodOf(query: Fields, now: Date): Period {
  const today = dayOf(now)
  const dateFrom = dayField(query, 'dateFrom')
  const dateTo = dayField(query, 'dateTo')
  const to = dateTo ?? today
  const from = dateFrom ?? (dateTo === undefined ? today : undefined)
  if (from !== undefined && from > to) throw inputError('対象期間の指定が正しくありません。')
  return { from, to, shown: { dateFrom: from ?? to, dateTo: to } }
}

/** As periodOf, and 400 for a day older than six months; with an end only, older rows are just left out. */
export function recentPeriodOf(query: Fields, now: Date): Period {
  const oldest = addMonths(dayOf(now), -6)
  const period = periodOf(query, now)
  if (period.to < oldest || (period.from !== undefined && period.from < oldest)) {
    throw inputError('対象期間は6ヶ月以内で指定してください。')
  }
  return { ...period, from: period.from ?? oldest }
}

export function isWithin({ from, to }: Period, day: string): boolean {
  return (from === undefined || day >= from) && day <= to
}

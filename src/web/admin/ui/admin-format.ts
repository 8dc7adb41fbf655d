import { formatTimeOfDay, japanDateOf, yearOf, type JapanDate } from '../../../domain/calendar.ts'

const weekdays = ['日', '月', '火', '水', '木', '金', '土']

/** `4/2（木）`; another year than now's is written out: `2027/2/1（月）`. */
export function shortDay(day: string, now: number): string {
  const date = day as JapanDate
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number]
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDay()]
  const monthAndDay = `${month}/${dayOfMonth}（${weekday}）`
  return year === yearOf(japanDateOf(new Date(now))) ? monthAndDay : `${year}/${monthAndDay}`
}

/** `4/2（木）08:47` */
export function shortTime(instant: string, now: number): string {
  const at = new Date(instant)
  return `${shortDay(japanDateOf(at), now)}${formatTimeOfDay(at)}`
}

/** `3日超過`, `本日`, `あと5日`: whole days of Japan to a deadline. */
export function daysLeftText(days: number): string {
  if (days < 0) return `${-days}日超過`
  return days === 0 ? '本日' : `あと${days}日`
}

/** `1,234,567`: in tables the unit stands once, in the head. */
export const figure = (amount: number): string =>
  // There is no zero below zero.
  (amount || 0).toLocaleString('ja-JP').replace('-', '−')

/** `9時間39分`, `2日3時間`: how long something has waited. */
export function waitingFor(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  if (days > 0) return `${days}日${hours}時間`
  return hours > 0 ? `${hours}時間${minutes % 60}分` : `${minutes}分`
}

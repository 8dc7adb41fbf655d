/** How amounts, rates and times are written in documents and mails. */

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const
const japanOffsetMilliseconds = 9 * 60 * 60 * 1000

/** 200000 -> `200,000円` */
export function yenText(yen: number): string {
  return `${String(yen).replace(/\B(?=(\d{3})+$)/g, ',')}円`
}

/** Basis points as a percentage with at least one decimal: 700 -> `7.0％`, 725 -> `7.25％` */
export function rateText(basisPoints: number): string {
  const whole = Math.trunc(basisPoints / 100)
  const hundredths = String(basisPoints % 100).padStart(2, '0')
  return `${whole}.${hundredths.endsWith('0') ? hundredths.charAt(0) : hundredths}％`
}

/** A calendar day `2026-04-04` -> `2026年4月4日（土）` */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日（${weekdays[date.getUTCDay()]}）`
}

/** An instant, in Japan: `2026年4月4日（土）23:59` */
export function momentText(instant: Date): string {
  const time = inJapan(instant).toISOString().slice(11, 16)
  return `${dayText(japanDay(instant))}${time}`
}

/** An instant's month and day in Japan, for subjects: `4/4` */
export function shortDayText(instant: Date): string {
  const date = inJapan(instant)
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}`
}

/** The calendar day in Japan that contains an instant: `2026-04-04` */
export function japanDay(instant: Date): string {
  return inJapan(instant).toISOString().slice(0, 10)
}

/** The last day of the month after a day's month: `2026-10-31` -> `2026-11-30` */
export function endOfFollowingMonth(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).toISOString().slice(0, 10)
}

/** `第12号` of `第12号　世田谷区三軒茶屋レジデンス`; a fund named otherwise is called by its name, cut after ten characters. */
export function shortFundName(name: string): string {
  const characters = [...name]
  return /^第\d+号/.exec(name)?.[0] ?? (characters.length > 10 ? `${characters.slice(0, 9).join('')}…` : name)
}

/** Both ends included: `2026-05-01` to `2026-10-31` are 184 days. */
export function daysInclusive(first: string, last: string): number {
  return (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000 + 1
}

function inJapan(instant: Date): Date {
  return new Date(instant.getTime() + japanOffsetMilliseconds)
}

/** How amounts, rates and dates look on every screen. Instants are shown in Japan time, whatever the device's zone. */
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

const integer = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** `1,000,000円`; losses with a true minus sign. */
export function formatYen(yen: number): string {
  return `${yen < 0 ? '−' : ''}${integer.format(Math.abs(yen))}円`
}

/** `50万円`, for choices and headlines; an amount that is no multiple of 10,000 yen is written out. */
export function formatManYen(yen: number): string {
  return yen % 10_000 === 0 ? `${integer.format(yen / 10_000)}万円` : formatYen(yen)
}

/** Percent with one decimal, floored: 7.25 -> `7.2`. */
export function formatRate(percent: number): string {
  // A rate arrives as a decimal number; its shortest notation is exact, so the cut is made on digits, not in binary.
  const [whole = '0', decimals = ''] = String(percent).split('.')
  return `${whole}.${decimals.slice(0, 1) || '0'}`
}

/** `1.2MB`, `840KB` */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${integer.format(Math.max(1, Math.round(bytes / 1000)))}KB`
  const tenths = Math.round(bytes / 100_000)
  return `${Math.floor(tenths / 10)}.${tenths % 10}MB`
}

export interface JapanTime {
  year: number
  month: number
  day: number
  weekday: string
  hour: number
  minute: number
}

const japanOffset = 9 * 3_600_000

/** Calendar parts in Japan of an instant (RFC 3339 or milliseconds) or of a day (YYYY-MM-DD). */
export function japanTime(value: string | number): JapanTime {
  const isDay = typeof value === 'string' && value.length === 10
  const instant = isDay ? Date.parse(`${value}T00:00:00+09:00`) : typeof value === 'string' ? Date.parse(value) : value
  const shifted = new Date(instant + japanOffset)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: weekdays[shifted.getUTCDay()] ?? '',
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

const clockTime = ({ hour, minute }: JapanTime) => `${hour}:${String(minute).padStart(2, '0')}`
const monthDay = ({ month, day, weekday }: JapanTime) => `${month}月${day}日（${weekday}）`

/** `2026年4月1日（水）` */
export function formatDate(value: string | number): string {
  const time = japanTime(value)
  return `${time.year}年${monthDay(time)}`
}
/** `4月1日（水）`, where the year has just been said. */
export function formatShortDate(value: string | number): string {
  return monthDay(japanTime(value))
}
/** `2026年4月1日（水）19:00` */
export function formatDateTime(value: string | number): string {
  const time = japanTime(value)
  return `${time.year}年${monthDay(time)}${clockTime(time)}`
}
/** `4月1日（水）19:00` */
export function formatShortDateTime(value: string | number): string {
  const time = japanTime(value)
  return `${monthDay(time)}${clockTime(time)}`
}
/** `10月31日`, in narrow places; never for a deadline. */
export function formatDay(value: string | number): string {
  const { month, day } = japanTime(value)
  return `${month}月${day}日`
}
/** `2026年5月1日`, in narrow places; never for a deadline. */
export function formatYearDay(value: string | number): string {
  return `${japanTime(value).year}年${formatDay(value)}`
}
/** `19:00` */
export function formatTime(value: string | number): string {
  return clockTime(japanTime(value))
}

/** The day in Japan, YYYY-MM-DD, `days` after the day that contains the instant. */
export function japanDayAfter(instant: string | number, days: number): string {
  const base = typeof instant === 'string' ? Date.parse(instant) : instant
  return new Date(base + japanOffset + days * 86_400_000).toISOString().slice(0, 10)
}

/** The last instant that counts as that day, as it is told to members: `YYYY-MM-DDT23:59:59+09:00`. */
export function endOfJapanDay(day: string): string {
  return `${day}T23:59:59+09:00`
}

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Whole units between two instants in milliseconds; zero once the second has passed. */
export function timeLeft(from: number, until: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((until - from) / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}

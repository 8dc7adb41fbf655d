const japanOffsetMs = 9 * 3_600_000
const dayMs = 86_400_000

/** RFC 3339 in Japan time, to the second: 2026-11-21T10:00:00+09:00. */
export function formatInstant(instant: Date): string {
  return `${shifted(instant).toISOString().slice(0, 19)}+09:00`
}

/** As formatInstant, with the milliseconds where there are any, for those who compute with it. */
export function formatExactInstant(instant: Date): string {
  const fraction = instant.getUTCMilliseconds()
  if (fraction === 0) return formatInstant(instant)
  return formatInstant(instant).replace('+', `.${String(fraction).padStart(3, '0')}+`)
}

/** The calendar day in Japan: 2026-11-21. */
export function dayOf(instant: Date): string {
  return shifted(instant).toISOString().slice(0, 10)
}

/** The time of day in Japan as the bank writes it: 10:00:00+09:00. */
export function timeOf(instant: Date): string {
  return formatInstant(instant).slice(11)
}

/** YYYYMMDDHHMMSSmmm in Japan, the front of the bank's running keys. */
export function stampOf(instant: Date): string {
  return shifted(instant).toISOString().replace(/\D/g, '')
}

/** An RFC 3339 instant; a time without a zone is Japan time. undefined if it is none. */
export function parseInstant(text: unknown): Date | undefined {
  if (typeof text !== 'string') return undefined
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim())
  if (!match) return undefined
  const [, day = '', minutes = '', seconds = ':00', zone = '+09:00'] = match
  const instant = new Date(`${day}T${minutes}${seconds}${zone}`)
  return isDay(day) && !Number.isNaN(instant.getTime()) ? instant : undefined
}

/** Whether the text is a day that the calendar has, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The first instant of a day in Japan. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day of another month, or that month's last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10)
}

function shifted(instant: Date): Date {
  return new Date(instant.getTime() + japanOffsetMs)
}

import { addDays, toRfc3339, type JapanDate } from '../calendar.ts'

/** An entry of a calendar: an instant, or a whole day in Japan. */
export type CalendarEntry = {
  /** The same as long as it is the same event: a calendar moves it instead of showing it twice. */
  readonly uid: string
  readonly title: string
  readonly description?: string
  readonly url?: string
  readonly at: Date | JapanDate
  /** Minutes before `at` at which the calendar reminds; not at all without it. */
  readonly alarmMinutes?: number
}

const instantMinutes = 30
const lineOctets = 75
const encoder = new TextEncoder()

/** Japan has kept no summer time since 1951 (RFC 5545, section 3.6.5, wants the zone spelled out). */
const japanZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** iCalendar text (RFC 5545): lines end with CRLF and none is longer than 75 octets. `name` is what calendars call it. */
export function iCalendar(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ito-funding//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Tokyo',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...japanZone,
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function eventLines(entry: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utcStamp(now)}`,
    ...timeLines(entry.at),
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description === undefined ? [] : [`DESCRIPTION:${escapeText(entry.description)}`]),
    ...(entry.url === undefined ? [] : [`URL:${entry.url}`]),
    // A deadline takes nobody's time.
    'TRANSP:TRANSPARENT',
    ...(entry.alarmMinutes === undefined ? [] : alarmLines(entry.title, entry.alarmMinutes)),
    'END:VEVENT',
  ]
}

function timeLines(at: Date | JapanDate): string[] {
  if (!(at instanceof Date))
    return [`DTSTART;VALUE=DATE:${dayStamp(at)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(at, 1))}`]
  return [
    `DTSTART;TZID=Asia/Tokyo:${japanStamp(at)}`,
    `DTEND;TZID=Asia/Tokyo:${japanStamp(new Date(at.getTime() + instantMinutes * 60_000))}`,
  ]
}

const alarmLines = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
]

const dayStamp = (date: JapanDate) => date.replaceAll('-', '')
const utcStamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const japanStamp = (instant: Date) => toRfc3339(instant).slice(0, 19).replace(/[-:]/g, '')

/** Section 3.3.11: backslash, semicolon, comma and line end have a meaning of their own. */
function escapeText(text: string): string {
  return text.replace(/([\\;,])/g, '\\$1').replace(/\r\n|[\r\n]/g, '\\n')
}

/** Section 3.1: octets are counted, and no character is cut in two. */
export function foldLine(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > lineOctets) {
      rows.push(row)
      // The blank that marks a continuation counts as well.
      row = ' '
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join('\r\n')
}

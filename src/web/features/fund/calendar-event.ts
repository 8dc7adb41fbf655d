/** An opening as a calendar entry. Times are written in UTC, which every calendar shows in its owner's zone. */
export interface CalendarEvent {
  id: string
  title: string
  /** RFC 3339. */
  start: string
  url: string
}

const minutesLong = 30

const utcStamp = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/[-:]|\.\d{3}/g, '')

function times(event: CalendarEvent): [start: string, end: string] {
  const start = Date.parse(event.start)
  return [utcStamp(start), utcStamp(start + minutesLong * 60_000)]
}

/** RFC 5545, with an alarm fifteen minutes ahead. `now`: milliseconds, for DTSTAMP. */
export function icsFile(event: CalendarEvent, now: number): string {
  const [start, end] = times(event)
  const escape = (text: string) => text.replace(/([\\;,])/g, '\\$1')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ito-funding//JA',
    'BEGIN:VEVENT',
    `UID:fund-${event.id}-opening`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${escape(event.title)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(event.title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

export function googleCalendarUrl(event: CalendarEvent): string {
  const parameters = new URLSearchParams({ action: 'TEMPLATE', text: event.title, dates: times(event).join('/'), ctz: 'Asia/Tokyo', details: event.url })
  return `https://calendar.google.com/calendar/render?${parameters.toString()}`
}

/** An opening as a calendar entry. */
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

export function googleCalendarUrl(event: CalendarEvent): string {
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: times(event).join('/'),
    ctz: 'Asia/Tokyo',
    details: event.url,
  })
  return `https://calendar.google.com/calendar/render?${parameters.toString()}`
}

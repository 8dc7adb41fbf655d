import { iCalendar } from '../../../../domain/investing/i-calendar.ts'
import { instant } from '../../../from-api.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** The file for any calendar, with an alarm fifteen minutes ahead. `now`: milliseconds. */
export function icsFile({ id, title, start, url }: CalendarEvent, now: number): string {
  return iCalendar(
    title,
    [{ uid: `fund-${id}-opening`, title, at: instant(start), url, alarmMinutes: 15 }],
    new Date(now),
  )
}

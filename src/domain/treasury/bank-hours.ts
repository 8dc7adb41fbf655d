import { formatTimeOfDay } from '../calendar.ts'

const opens = '08:00'
const closes = '21:00'

/**
 * Whether a silent bank is worth waking somebody: 8:00 to 21:00 Japan time, every day. The bank itself serves around the clock,
 * but its maintenance lies in the night, unannounced to programs.
 */
export function isBankHours(now: Date): boolean {
  const time = formatTimeOfDay(now).padStart(5, '0')
  return time >= opens && time < closes
}

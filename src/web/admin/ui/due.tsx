import { daysBetween, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { daysLeftText, shortDay } from './admin-format.ts'
import styles from './due.module.css'

/** Within so many days a deadline is near. */
const nearDays = 1

/** By when something has to be done, and how many days are left: past its day it says so in words. @param day 'YYYY-MM-DD' */
export function Due({ day, now }: { day: string; now: number }) {
  const days = daysBetween(japanDateOf(new Date(now)), day as JapanDate)
  return (
    <span className={styles.due}>
      <time dateTime={day}>{shortDay(day, now)}</time>
      <b className={styles.left} data-tone={days < 0 ? 'late' : days <= nearDays ? 'near' : undefined}>
        {daysLeftText(days)}
      </b>
    </span>
  )
}

/** The same of an instant: its day in Japan. */
export function DueAt({ at, now }: { at: string; now: number }) {
  return <Due day={japanDateOf(new Date(at))} now={now} />
}

import { timeLeft } from '../../domain/calendar.ts'
import { useNow } from '../app/time/now.tsx'
import { formatDateTime } from './format.ts'
import styles from './notice.module.css'

/** Milestones at which the remaining time is spoken; in between the timer stays silent. */
const spokenHours = [24, 1] as const

function spokenText(millisecondsLeft: number): string {
  const minutes = Math.floor(millisecondsLeft / 60_000)
  const hour = spokenHours.find((hours) => minutes === hours * 60)
  if (hour !== undefined) return `あと${hour}時間です`
  return minutes === 10 ? 'あと10分です' : ''
}

/** The deadline is the date; the time left only stands beside it. `until`: RFC 3339. */
export function DeadlineBox({ label, until }: { label: string; until: string }) {
  const now = useNow()
  const left = timeLeft(new Date(now), new Date(until))
  const isOver = now > Date.parse(until)
  return (
    <dl className={styles.deadline}>
      <dt>{label}</dt>
      <dd className={styles.date}>
        <time className="no-break" dateTime={until}>
          {formatDateTime(until)}
        </time>
      </dd>
      <dd className={styles.left}>
        <span role="timer" aria-live="off">
          {isOver ? (
            '期限を過ぎました'
          ) : (
            <>
              あと<b>{left.days}</b>日<b>{left.hours}</b>時間
              {left.days === 0 && (
                <>
                  <b>{left.minutes}</b>分
                </>
              )}
            </>
          )}
        </span>
      </dd>
    </dl>
  )
}

/** Time until something begins, by the server's clock; seconds appear in the last hour. */
export function Countdown({ until }: { until: string }) {
  const now = useNow()
  const target = Date.parse(until)
  const left = timeLeft(new Date(now), new Date(target))
  const withSeconds = left.days === 0 && left.hours === 0
  return (
    <>
      <p className={styles.countdown} role="timer" aria-live="off">
        <span>あと</span>
        {left.days > 0 && (
          <span>
            <b>{left.days}</b>日
          </span>
        )}
        {!withSeconds && (
          <span>
            <b>{left.hours}</b>時間
          </span>
        )}
        <span>
          <b>{left.minutes}</b>分
        </span>
        {withSeconds && (
          <span>
            <b>{left.seconds}</b>秒
          </span>
        )}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {spokenText(target - now)}
      </p>
    </>
  )
}

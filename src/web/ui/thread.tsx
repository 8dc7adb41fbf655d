import { classNames } from './class-names.ts'
import styles from './thread.module.css'

/**
 * The madder thread: one on each page, from edge to edge, with one knot. It never stands in forms, alerts, tables or
 * charts, where a red line would read as an error or a loss.
 */
export function Thread({
  drawn = false,
  ground = 'light',
  className,
}: {
  drawn?: boolean
  ground?: 'light' | 'dark'
  className?: string | undefined
}) {
  return (
    <svg
      className={classNames(styles.thread, className)}
      viewBox="0 0 1200 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-drawn={drawn || undefined}
      data-ground={ground}
    >
      <path
        d="M0 30C180 30 240 8 380 22S560 54 640 34c26-8 36-30 14-32-24-2-30 30 8 40S980 12 1200 30"
        pathLength={drawn ? 1 : undefined}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect={drawn ? undefined : 'non-scaling-stroke'}
      />
    </svg>
  )
}

/** The mark: a spool seen from its end, the thread running through. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="17" fill="none" stroke="#1E416F" strokeWidth="2.4" />
      <path
        d="M3 24C9 24 11 12 17 12s3 13 8 13 5-9 12-9"
        fill="none"
        stroke="#A83A48"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

export const logoClass = styles.logo ?? ''

import type { ReactNode } from 'react'
import styles from './dotted-trail.module.css'

export interface TrailPoint {
  name: string
  /** On the right: when. */
  when?: ReactNode
  children: ReactNode
  /** Not done yet: an open dot. */
  isAhead?: boolean
}

/** What led to what, top to bottom. */
export function DottedTrail({ points }: { points: readonly TrailPoint[] }) {
  return (
    <ol className={styles.trail}>
      {points.map((point) => (
        <li key={point.name} data-ahead={point.isAhead || undefined}>
          <div className={styles.head}>
            <b>{point.name}</b>
            {point.when !== undefined && <span>{point.when}</span>}
          </div>
          {point.children}
        </li>
      ))}
    </ol>
  )
}

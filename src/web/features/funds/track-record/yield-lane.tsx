import styles from './yield-lane.module.css'

/** What all lanes of a list share: from the least of their yields to the highest, zero among them. */
export interface LaneScale {
  least: number
  most: number
}

export function laneScale(rates: readonly number[]): LaneScale {
  return { least: Math.min(0, ...rates), most: Math.max(1, ...rates) }
}

export type LaneTone = 'kept' | 'below' | 'loss'

/** Plan as a hollow dot, what came as a filled one, zero as a stroke. The figures stand beside it in words. */
export function YieldLane({
  planned,
  actual,
  scale,
  tone,
}: {
  planned: number
  actual: number | null
  scale: LaneScale
  tone: LaneTone
}) {
  const at = (rate: number) => `${5 + ((rate - scale.least) * 90) / (scale.most - scale.least)}%`
  return (
    <svg className={styles.lane} data-tone={tone} width="100%" height="32" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="16" y2="16" className={styles.ground} />
      <line x1={at(0)} x2={at(0)} y1="3" y2="29" className={styles.zero} />
      {actual !== null && <line x1={at(planned)} x2={at(actual)} y1="16" y2="16" className={styles.way} />}
      <circle cx={at(planned)} cy="16" r="7" className={styles.planned} />
      {actual !== null && <circle cx={at(actual)} cy="16" r={actual === planned ? 4 : 7} className={styles.actual} />}
    </svg>
  )
}

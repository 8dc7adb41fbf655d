import { useId } from 'react'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** What the bar says, read out in its place: 達成率70％（うち劣後出資20％）. */
  label: string
  /** Whole percent of the total, the subordinated part included; drawn up to 100. */
  percent: number
  /** Whole percent that the operator bears first: hatched, at the front. */
  subordinatedPercent?: number
  size?: 'normal' | 'slim'
}

/** Drawn as SVG, whose widths are attributes: the page's security policy allows no style attributes. */
export function ProgressBar({ label, percent, subordinatedPercent = 0, size = 'normal' }: ProgressBarProps) {
  const id = useId()
  const total = Math.min(100, Math.max(0, percent))
  const front = Math.min(total, subordinatedPercent)
  return (
    <svg className={styles.bar} data-size={size} role="img" aria-label={label} preserveAspectRatio="none">
      <defs>
        <pattern id={`${id}hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.hatchGround} />
          <path d="M1 0v6" strokeWidth="2" className={styles.hatchLine} />
        </pattern>
        <pattern id={`${id}weave`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={styles.solid} />
          <rect x="5" width="1" height="6" className={styles.fine} />
        </pattern>
      </defs>
      <rect width={`${total}%`} height="100%" fill={`url(#${id}weave)`} />
      {front > 0 && (
        <>
          <rect width={`${front}%`} height="100%" fill={`url(#${id}hatch)`} />
          {front < total && <rect x={`${front}%`} width="2" height="100%" className={styles.gap} />}
        </>
      )}
      <rect x="0.5" y="0.5" width="99.7%" height={size === 'slim' ? 13 : 15} rx="7.500" className={styles.outline} />
    </svg>
  )
}

export function ProgressLegend({ subordinated }: { subordinated: boolean }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {subordinated && (
        <span>
          <i className={styles.key} data-kind="subordinated" />
          劣後出資（運営会社）
        </span>
      )}
      <span>
        <i className={styles.key} />
        応募額
      </span>
      <span>
        <i className={styles.key} data-kind="remaining" />
        残り
      </span>
    </p>
  )
}

import styles from './slider.module.css'

interface SliderProps {
  label: string
  /** The value as it is read aloud: '50万円'. */
  valueText: string
  /** Whole steps of one. */
  min: number
  max: number
  value: number
  onChange: (value: number) => void
  /** What stands below its two ends. */
  ends: readonly [least: string, most: string]
  /** A value at which something changes; its words belong beside it. */
  mark?: number | undefined
}

/** A value between two ends, by pointer and by arrow keys. Figures that follow it belong beside it. */
export function Slider({ label, valueText, min, max, value, onChange, ends, mark }: SliderProps) {
  const percentOf = (at: number) => ((at - min) * 100) / (max - min)
  return (
    <div className={styles.slider}>
      <svg className={styles.track} aria-hidden="true" focusable="false">
        <rect width="100%" height="6" rx="3" className={styles.ground} />
        <rect width={`${percentOf(value)}%`} height="6" rx="3" className={styles.fill} />
        {mark !== undefined && <rect x={`${percentOf(mark)}%`} y="-7" width="2" height="20" className={styles.mark} />}
      </svg>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import styles from './draw-steps.module.css'

/** Line drawings beside the steps; they only repeat what the words say. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 164" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export function SealedEnvelope() {
  return (
    <Drawing>
      <rect className={styles.paper} x="30" y="34" width="160" height="100" rx="4" />
      <path className={styles.line} d="M31 36l79 58 79-58" />
      <path className={styles.madder} d="M0 96h92c8 0 12-4 18-4s10 4 18 4h92M110 34v58M110 96v38" />
      <path
        className={styles.madder}
        d="M110 93c-18-22-34-8-22 0 6 4 14 3 22 0 18-22 34-8 22 0-6 4-14 3-22 0M108 95l-14 20M112 95l14 20"
      />
    </Drawing>
  )
}

const listLines = [38, 30, 42, 34, 40, 26]

export function ClosedList() {
  return (
    <Drawing>
      <path className={styles.paper} d="M58 18h82l22 22v106H58z" />
      <path className={styles.line} d="M140 18v22h22" />
      {listLines.map((length, index) => (
        <path key={index} className={styles.writing} d={`M72 ${54 + index * 14}h22M104 ${54 + index * 14}h${length}`} />
      ))}
      <circle className={styles.stamp} cx="146" cy="128" r="17" />
      <path className={styles.line} d="M138.5 128.500l5 5 10-10" />
    </Drawing>
  )
}

export function OpenEnvelope() {
  return (
    <Drawing>
      <path className={styles.inside} d="M30 66l80-48 80 48v78H30z" />
      <rect className={styles.paper} x="58" y="36" width="104" height="76" rx="3" />
      <path className={styles.writing} d="M72 54h76M72 68h76M72 82h76" strokeDasharray="9 7" />
      <path className={styles.paper} d="M30 66l80 52 80-52v78H30z" />
      <path className={styles.madder} d="M0 134c40 0 50 22 88 20s40-18 64-12c20 5 40 8 68-4" />
    </Drawing>
  )
}

const heights = [40, 78, 52, 96, 34, 70, 108, 46, 88, 60, 38, 100, 54, 82, 44, 92, 64, 36, 74]
const firstLost = 14

export function SortedLots() {
  const patternId = `${useId()}striped`
  return (
    <Drawing>
      <pattern id={patternId} width="8" height="5" patternUnits="userSpaceOnUse">
        <rect className={styles.grey} width="8" height="2.500" />
      </pattern>
      {heights.map((height, index) => (
        <rect
          key={index}
          className={index < firstLost ? styles.lot : undefined}
          fill={index < firstLost ? undefined : `url(#${patternId})`}
          x={20 + index * 10}
          y={142 - height}
          width="5"
          height={height}
        />
      ))}
      <rect className={styles.grey} x="8" y="142" width="204" height="2" />
      <path className={styles.limit} d="M157 24v118" />
    </Drawing>
  )
}

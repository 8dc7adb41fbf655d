import { formatYen } from '../../../ui/format.ts'
import styles from './return-bar.module.css'

interface ReturnBarProps {
  kind: 'fund' | 'deposit'
  name: string
  /** Yen. */
  principal: number
  /** Yen after tax. */
  gain: number
  /** Yen that the full width stands for. */
  longest: number
  note: string
}

/**
 * Principal and gain from zero: the gain is a thin tip, and that is the honest picture. A stitched border says that the
 * principal is not guaranteed, a solid one that it is.
 */
export function ReturnBar({ kind, name, principal, gain, longest, note }: ReturnBarProps) {
  const principalPercent = (principal * 100) / longest
  const gainPercent = (gain * 100) / longest
  return (
    <div className={styles.row} data-kind={kind}>
      <p className={styles.head}>
        <span>{name}</span>
        <b>{formatYen(principal + gain)}</b>
      </p>
      <div className={styles.bar}>
        <svg width="100%" height="40" aria-hidden="true" focusable="false">
          <svg width={`${principalPercent}%`} height="40">
            <rect x="1" y="1" height="38" rx="3" className={styles.principal} />
          </svg>
          <svg
            x={`${principalPercent}%`}
            width={`${Math.max(gainPercent, 0.4)}%`}
            height="40"
            className={styles.gainBox}
          >
            <rect x="2" width="100%" height="40" className={styles.gain} />
          </svg>
        </svg>
        <span className={styles.inside}>{`元本 ${formatYen(principal)}`}</span>
      </div>
      <p className={styles.foot}>
        <span>{note}</span>
        <span className={styles.gainText}>{`＋${formatYen(gain)}（税引後）`}</span>
      </p>
    </div>
  )
}

import { useId } from 'react'
import type { Yen } from '../../../../domain/money.ts'
import { formatYen } from '../../../ui/format.ts'
import styles from './share-bar.module.css'

export interface SharePart {
  label: string
  amount: Yen
  look: 'indigo' | 'teal' | 'hollow' | 'hatched' | 'lost'
  /** Beside the amount: its share. */
  note?: string
}

/** Parts of a whole as one bar, and each with its yen below it: the words alone say all that the bar shows. */
export function ShareBar({ title, parts }: { title: string; parts: readonly SharePart[] }) {
  const hatch = useId()
  const fillOf = (look: SharePart['look']) =>
    look === 'hatched' ? { fill: `url(#${hatch})` } : { className: styles[look] }
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  const before = (place: number) => parts.slice(0, place).reduce((sum, { amount }) => sum + amount, 0)
  const percent = (amount: number) => `${whole === 0 ? 0 : (amount * 100) / whole}%`
  return (
    <figure className={styles.share}>
      <figcaption>{title}</figcaption>
      <svg className={styles.bar} width="100%" height="28" aria-hidden="true" focusable="false">
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className={styles.hatchGround} />
            <rect width="2" height="6" className={styles.hatchLine} />
          </pattern>
        </defs>
        {parts.map(({ label, amount, look }, place) => (
          <rect key={label} x={percent(before(place))} width={percent(amount)} height="28" {...fillOf(look)} />
        ))}
      </svg>
      <ul>
        {parts.map(({ label, amount, look, note }) => (
          <li key={label}>
            <svg width="14" height="14" aria-hidden="true" focusable="false">
              <rect width="14" height="14" rx="2" {...fillOf(look)} />
            </svg>
            <span>{label}</span>
            <b>{formatYen(amount)}</b>
            {note !== undefined && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </figure>
  )
}

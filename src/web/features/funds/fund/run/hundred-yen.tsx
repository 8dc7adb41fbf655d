import { formatYen } from '../../../../ui/format.ts'
import type { Fund } from '../fund-queries.ts'
import styles from './dividend-sources.module.css'

type Share = Fund['dividend_sources'][number]['per_hundred'][number]

const SIDE = 10
const looks = ['rent', 'sale', 'reserve', 'declared', 'principal'] as const

/** Of each of the hundred yen, the place of its source among the shares. */
const sourcesOfYen = (shares: readonly Share[]): number[] =>
  shares.flatMap(({ part }, place) => Array.from({ length: part }, () => place))

/** A hundred yen as a hundred squares, and each source with its yen below, those of nothing too: that nothing comes from the principal is the message. */
export function HundredYen({ shares }: { shares: readonly Share[] }) {
  return (
    <div className={styles.hundred}>
      <svg viewBox="0 0 100 100" className={styles.squares} aria-hidden="true" focusable="false">
        {sourcesOfYen(shares).map((source, place) => (
          <rect
            key={place}
            x={(place % SIDE) * SIDE + 0.6}
            y={Math.floor(place / SIDE) * SIDE + 0.6}
            width="8.8"
            height="8.8"
            rx="1.2"
            data-look={looks[source]}
          />
        ))}
      </svg>
      <dl>
        {shares.map(({ label, part, amount }, place) => (
          <div key={label} data-none={part === 0 || undefined}>
            <dt>
              <i data-look={looks[place]} />
              {label}
            </dt>
            <dd>
              <b>{`${part}円`}</b>
              <small>{formatYen(amount)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

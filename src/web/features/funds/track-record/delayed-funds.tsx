import { Link } from 'react-router'
import { splitFundName } from '../../../../domain/funds/fund-text.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { TrackRecord } from './record-queries.ts'
import styles from './delayed-funds.module.css'

/** The running funds that are not as planned, each with what has passed and for how long; nothing while there is none. */
export function DelayedFunds({ funds }: { funds: TrackRecord['delayed_now'] }) {
  if (funds.length === 0) return null
  return (
    <section aria-labelledby="delayed-title">
      <SectionTitle id="delayed-title" className={styles.title}>
        延長・遅延しているファンド
      </SectionTitle>
      <ul className={styles.funds}>
        {funds.map(({ id, name, label, text }) => {
          const { number, title } = splitFundName(name)
          return (
            <li key={id}>
              <p className={styles.name}>
                <Link className="tap-link" to={`/projects/${id}`}>
                  {number === null ? title : `${number} ${title}`}
                </Link>
                <Tag tone="warning">{label}</Tag>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

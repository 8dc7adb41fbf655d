import { formatYearDay } from '../../../ui/format.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import type { Fund } from './fund-queries.ts'
import styles from './fund-points.module.css'

/** What speaks for the property and what speaks against it, in the same size: whoever reads the one reads the other. */
export function FundPoints({ fund: { facts, weak_points: weakPoints } }: { fund: Fund }) {
  return (
    <section className={`below-fold ${styles.section}`} aria-labelledby="points-title">
      <SectionTitle id="points-title">この物件について</SectionTitle>
      <div className={styles.both}>
        {facts.length > 0 && (
          <ol className={styles.points}>
            {facts.map(({ title, text, source, as_of: asOf }, place) => (
              <li key={place}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="caption-text">
                  出典：{source}・<span className="no-break">{formatYearDay(asOf)}時点</span>
                </p>
              </li>
            ))}
          </ol>
        )}
        {weakPoints.length > 0 && (
          <div className={styles.weak}>
            <h3>弱いところもお伝えします</h3>
            <ul className={styles.points}>
              {weakPoints.map(({ title, text }, place) => (
                <li key={place}>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

import { formatRate } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Fund } from './fund-queries.ts'
import { riskRows } from './fund-risks.ts'
import styles from './risk-block.module.css'

/** Where there is room the yield stands once more, beside what may go wrong: on phones it is right above. */
function YieldBeside({ fund }: { fund: Fund }) {
  return (
    <dl className={styles.yield}>
      <dt>予定分配率（年利・税引前）</dt>
      <dd>
        <span className={styles.figure}>{formatRate(fund.rimawari)}</span>
        <span className={styles.unit}>％</span>
        <small>予定であり、保証されたものではありません。</small>
      </dd>
    </dl>
  )
}

/** A sum or a rate goes to the next line whole. */
function Sentence({ text }: { text: string }) {
  return text.split(/([\d.]+(?:万円|％|か月))/).map((part, place) =>
    place % 2 === 1 ? (
      <span key={part} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/**
 * Right under the numbers and as large as they are read: what may go wrong, and who bears a loss in which order. Of a fund that is
 * over (`isOver`) only what its result says of others.
 */
export function RiskBlock({ fund, isOver = false }: { fund: Fund; isOver?: boolean }) {
  const document = fund.contracts[0]
  return (
    <div className={`below-fold ${styles.place}`}>
      <section className={styles.risk} aria-labelledby="risk-title">
        <h2 id="risk-title">
          <Icon name="alert" />
          元本と分配は保証されません
        </h2>
        {isOver ? (
          <p className={styles.over}>
            過去のファンドの結果は、今後の成果を約束するものではありません。分配金が減ったり、出資した元本が戻らなかったりすることがあります。
          </p>
        ) : (
          <div className={styles.sides}>
            <YieldBeside fund={fund} />
            <dl className={styles.rows}>
              {riskRows(fund).map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <Sentence text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {document !== undefined && (
          <p className={styles.more}>
            <a href={document.url} target="_blank" rel="noopener">
              {document.name}のリスクの説明を読む<span className="visually-hidden">（新しいタブ）</span>
            </a>
          </p>
        )}
      </section>
    </div>
  )
}

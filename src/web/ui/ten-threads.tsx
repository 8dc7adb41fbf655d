import { AMOUNT_UNIT, MEMBER_CAP } from '../../domain/investing/allowance.ts'
import { formatManYen } from './format.ts'
import styles from './ten-threads.module.css'

const threadCount = MEMBER_CAP / AMOUNT_UNIT

/** The personal limit of 1,000,000 yen as ten threads: striped in use, solid this time, empty left. Amounts in yen. */
export function TenThreads({ inUse, chosen = 0 }: { inUse: number; chosen?: number }) {
  const used = Math.min(threadCount, Math.ceil(inUse / AMOUNT_UNIT))
  const taken = Math.min(threadCount, used + Math.ceil(chosen / AMOUNT_UNIT))
  const left = Math.max(0, MEMBER_CAP - inUse - chosen)
  const sentence = `上限100万円のうち、利用中${formatManYen(inUse)}、${chosen > 0 ? `今回${formatManYen(chosen)}、` : ''}残り${formatManYen(left)}`
  return (
    <div>
      <p className="visually-hidden">{sentence}</p>
      <div className={styles.cells} aria-hidden="true">
        {Array.from({ length: threadCount }, (_, index) => (
          <i key={index} data-use={index < used ? 'inUse' : index < taken ? 'chosen' : undefined} />
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.key} data-use="inUse" />
          利用中 {formatManYen(inUse)}
        </span>
        {chosen > 0 && (
          <span>
            <i className={styles.key} data-use="chosen" />
            今回 {formatManYen(chosen)}
          </span>
        )}
        <span>
          <i className={styles.key} />
          残り {formatManYen(left)}
        </span>
      </p>
    </div>
  )
}

import { Icon } from '../../../ui/icon.tsx'
import type { FaqEntry } from './faq-entries.ts'
import styles from './faq-list.module.css'

/** Questions that open to their answers, with native disclosure. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary>
            <span className={styles.mark} aria-hidden="true">
              Q
            </span>
            <span className={styles.question}>{question}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

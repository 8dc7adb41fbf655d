import { PageTitle } from '../../../ui/heading.tsx'
import { faqEntries } from './faq-entries.ts'
import { FaqList } from './faq-list.tsx'
import styles from './faq-page.module.css'

export function FaqPage() {
  return (
    <div className={styles.page}>
      <div className="page-width">
        <PageTitle className={styles.title}>よくある質問</PageTitle>
        <FaqList entries={faqEntries} />
      </div>
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import { SectionTitle } from '../../../ui/heading.tsx'
import styles from './registration.module.css'

export function FormSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <SectionTitle place="form" id={id}>
          {title}
        </SectionTitle>
        {lead !== undefined && <p className={styles.sectionLead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

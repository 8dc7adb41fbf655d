import type { ReactNode } from 'react'
import { useSite } from '../../../app/site/site-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime } from '../../../ui/money.tsx'
import styles from './static-page.module.css'

export interface PageSection {
  /** The anchor; Latin letters, so that the address can be read aloud. */
  id: string
  title: string
  body: ReactNode
}

interface StaticPageProps {
  /** A PageTitle with its text in it: the heading's typeface is cut from these. */
  title: ReactNode
  lead: ReactNode
  sections: readonly PageSection[]
  /** article: 第1条（…）, as contracts count; number: 1. …; none: a page that tells rather than rules. */
  numbering?: 'article' | 'number' | 'none'
  /** Rules name the day on which they came into force and who made them. */
  isRule?: boolean
}

const fewestForContents = 5

function headingOf(title: string, index: number, numbering: StaticPageProps['numbering']): string {
  if (numbering === 'article') return `第${index + 1}条（${title}）`
  return numbering === 'number' ? `${index + 1}. ${title}` : title
}

function ContentsList({ headings }: { headings: readonly { id: string; text: string }[] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}

/** A page to be read: lead, table of contents where it is long, sections in a narrow column. Prints without what surrounds it. */
export function StaticPage({ title, lead, sections, numbering = 'none', isRule = false }: StaticPageProps) {
  const { companyName, operator } = useSite()
  const headings = sections.map((section, index) => ({
    id: section.id,
    text: headingOf(section.title, index, numbering),
  }))
  const hasContents = sections.length >= fewestForContents
  return (
    <div className={`page-width ${styles.page}`} data-plain={hasContents ? undefined : ''}>
      <header className={styles.head}>
        {title}
        <p className={styles.lead}>{lead}</p>
      </header>
      {hasContents && (
        <details className={styles.phoneContents}>
          <summary>
            目次
            <Icon name="chevron-down" size={18} />
          </summary>
          <ContentsList headings={headings} />
        </details>
      )}
      <div className={styles.body}>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{headings[index]?.text}</h2>
            {section.body}
          </section>
        ))}
        {isRule && (
          <p className={styles.closing}>
            制定 <DateTime value={operator.rulesEstablishedOn} format="yearDay" />
            <br />
            {companyName}　{operator.representative}
          </p>
        )}
      </div>
      {hasContents && (
        <nav className={styles.contents} aria-label="目次">
          <div>
            <h2>目次</h2>
            <ContentsList headings={headings} />
          </div>
        </nav>
      )}
    </div>
  )
}

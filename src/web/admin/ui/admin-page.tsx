import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../../app/layout/page-head.tsx'
import styles from './admin-page.module.css'

interface AdminPageProps {
  title: string
  /** The list to which the page belongs: the way back. */
  parent?: { to: string; name: string }
  /** Beside the title: a state, a date, what is shown. */
  note?: ReactNode
  /** On the right of the title; at most one is filled. */
  actions?: ReactNode
  children: ReactNode
}

/** One page of the back office: its name, what it offers as a whole, and its panels. */
export function AdminPage(props: AdminPageProps) {
  const { title, parent, note, actions, children } = props
  // A note that comes later has its line from the beginning.
  const hasNote = 'note' in props
  return (
    <>
      <PageHead title={`${title}｜管理`} noIndex />
      {parent !== undefined && (
        <nav className={styles.parent} aria-label="上の階層">
          <Link to={parent.to}>{parent.name}</Link>
        </nav>
      )}
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {hasNote && <div className={styles.note}>{note}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </>
  )
}

/** A white sheet with a head: what it is, a note on it, and content below. */
export function Panel({
  title,
  note,
  children,
  tight = false,
}: {
  title?: string
  note?: ReactNode
  children: ReactNode
  tight?: boolean
}) {
  return (
    <section className={styles.panel} aria-label={title}>
      {title !== undefined && (
        <div className={styles.panelHead}>
          <h2 className={styles.panelTitle}>{title}</h2>
          {note !== undefined && <div className={styles.panelNote}>{note}</div>}
        </div>
      )}
      <div className={styles.panelBody} data-tight={tight || undefined}>
        {children}
      </div>
    </section>
  )
}

/** The page's parts side by side: the larger on the left, a narrower one on the right; one below the other on a tablet. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.twoColumns}>{children}</div>
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs } from '../../../app/layout/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './procedures.module.css'

/** One procedure: the way here, what it is, and its steps below. */
export function ProcedureFrame({
  name,
  title,
  lead,
  children,
}: {
  name: string
  title: ReactNode
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <Breadcrumbs crumbs={[{ name: '各種お手続き', path: '/procedures' }, { name }]} />
      <div className={`page-width ${styles.page}`}>
        <header className={styles.head}>
          {title}
          <p>{lead}</p>
        </header>
        {children}
      </div>
    </>
  )
}

/** What has to be at hand or done, in order. */
export function Checklist({
  title,
  items,
  ordered = false,
}: {
  title: string
  items: readonly ReactNode[]
  ordered?: boolean
}) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <Card as="section" className={styles.checklist}>
      <h2>{title}</h2>
      <List>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </List>
    </Card>
  )
}

/** The request is with the operators: its number and what comes next. */
export function RequestSent({ name, number, next }: { name: string; number: string; next: readonly ReactNode[] }) {
  return (
    <div className={styles.page}>
      <div className="page-width">
        <div className={styles.sent}>
          <PageTitle>受け付けました</PageTitle>
          <Notice tone="success" title={`${name}を受け付けました`} live>
            受付番号は {number} です。確認のメールをお送りしました。
          </Notice>
          <Checklist title="これからの流れ" items={next} ordered />
          <p>
            <Link to="/procedures">各種お手続きへ戻る</Link>
          </p>
        </div>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { SectionTitle } from '../../../../ui/heading.tsx'
import { Tag, type TagTone } from '../../../../ui/tag.tsx'
import styles from './application.module.css'

/** State, numbers and deadline, next action, small print: always in this order, with at most one filled button. */
export function BoxFrame({
  title = '申し込み',
  tag,
  children,
}: {
  title?: string
  tag?: { label: string; tone: TagTone }
  children: ReactNode
}) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <SectionTitle place="card" id="apply-title" tabIndex={-1}>
          {title}
        </SectionTitle>
        {tag !== undefined && <Tag tone={tag.tone}>{tag.label}</Tag>}
      </div>
      {children}
    </div>
  )
}

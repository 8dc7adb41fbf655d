import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/heading.tsx'
import { Thread } from '../../ui/thread.tsx'
import styles from './mypage.module.css'

/** The head of a member's page: title, a line beside it, the thread below. */
export function MemberPageHead({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <>
      <div className={`page-width ${styles.head}`}>
        <PageTitle>{title}</PageTitle>
        {aside !== undefined && <p className="caption-text">{aside}</p>}
      </div>
      <Thread className={styles.thread} />
    </>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import styles from './password.module.css'

/** A narrow page with one task, and the way out below it. */
export function PasswordFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      {children}
      <p className={styles.back}>
        <Link to="/">
          <Icon name="chevron-left" size={18} />
          トップへ戻る
        </Link>
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './application.module.css'

export function ReadyList({ children }: { children: ReactNode }) {
  return (
    <div>
      <p className={styles.strong}>開始までにできること</p>
      <ul className={styles.ready}>{children}</ul>
    </div>
  )
}

export function ReadyLine({ done, name, children }: { done: boolean; name: string; children: ReactNode }) {
  return (
    <li>
      <span data-done={done || undefined}>
        <Icon name={done ? 'check-circle' : 'circle'} />
      </span>
      <span>{name}</span>
      {done ? <span data-done="">{children}</span> : children}
    </li>
  )
}

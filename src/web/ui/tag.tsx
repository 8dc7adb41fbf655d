import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './tag.module.css'

export type TagTone = 'primary' | 'warning' | 'waiting' | 'done' | 'ended'

/** A state in one word. The word carries it; the colour only helps. */
export function Tag({ tone = 'primary', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {tone === 'done' && <Icon name="check" size={16} />}
      {children}
    </span>
  )
}

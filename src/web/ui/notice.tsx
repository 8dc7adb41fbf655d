import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

const icons: Record<'info' | 'warning' | 'success' | 'error', IconName> = {
  info: 'info',
  warning: 'alert',
  success: 'check-circle',
  error: 'error',
}

/** A plain box: what is so, in bold; what that means, below. `live` reads it out when it appears. */
export function Notice({
  tone = 'info',
  title,
  live = false,
  children,
}: {
  tone?: keyof typeof icons
  title?: ReactNode
  live?: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.notice} data-tone={tone} role={live ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  )
}

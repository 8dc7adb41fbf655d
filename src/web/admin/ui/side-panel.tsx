import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { HistorySection } from './record-history.tsx'
import styles from './side-panel.module.css'

interface SidePanelProps {
  title: string
  onClose: () => void
  /** Whose history stands at the foot, as the audit log names it: 'deposit:12'. */
  record?: string | undefined
  children: ReactNode
}

/** Details of the row that was chosen, beside its table; Escape and 閉じる lead back to the row. */
export function SidePanel({ title, onClose, record, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <aside className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>{title}</h2>
        <button type="button" onClick={onClose}>
          <Icon name="close" size={16} />
          閉じる
        </button>
      </div>
      <div className={styles.body}>
        {children}
        {record !== undefined && <HistorySection record={record} />}
      </div>
    </aside>
  )
}

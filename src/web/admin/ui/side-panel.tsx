import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { HistorySection } from './record-history.tsx'
import { selectedOpener } from './row-focus.ts'
import styles from './side-panel.module.css'
import { useNeighbours } from './table-with-details.tsx'

interface SidePanelProps {
  title: string
  onClose: () => void
  /** Whose history stands at the foot, as the audit log names it: 'deposit:12'. */
  record?: string | undefined
  children: ReactNode
}

/** Through the table without closing: the details change, their place stays. */
function Steps() {
  const neighbours = useNeighbours()
  if (neighbours === null) return null
  const { previous, next } = neighbours
  return (
    <span className={styles.steps}>
      <button type="button" aria-label="前の行の詳細" aria-disabled={previous === null} onClick={() => previous?.()}>
        <Icon name="chevron-up" size={16} />
      </button>
      <button type="button" aria-label="次の行の詳細" aria-disabled={next === null} onClick={() => next?.()}>
        <Icon name="chevron-down" size={16} />
      </button>
    </span>
  )
}

/**
 * Details of the row that was chosen: beside its table and in sight however far that is scrolled; over it on a tablet.
 * Its arrows go through the table without closing it; Escape and 閉じる lead back to the row.
 */
export function SidePanel({ title, onClose, record, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  const close = () => {
    const opener = selectedOpener()
    onClose()
    opener?.focus()
  }
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <aside className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Steps />
        <button type="button" onClick={close}>
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

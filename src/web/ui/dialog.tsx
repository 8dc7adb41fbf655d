import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** The question or the noun at the top; it receives focus. */
  title: ReactNode
  size?: 'normal' | 'narrow'
  /** While true, neither Escape nor 閉じる closes it (a request is under way). */
  busy?: boolean
  children: ReactNode
}

/**
 * Opens and closes a native modal dialog; focus returns to where it was, in the
 * same step as the content goes: a key pressed right after must not find nothing.
 */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (open && !element.open) {
      opener.current = document.activeElement
      element.showModal()
      heading.current?.focus()
    }
    if (!open && element.open) {
      element.close()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    }
  }, [open])
  return { dialog, heading }
}

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={styles.close} onClick={onClose}>
      <Icon name="close" size={18} />
      閉じる
    </button>
  )
}

export function Dialog({ open, onClose, title, size = 'normal', busy = false, children }: DialogProps) {
  const { dialog, heading } = useModal(open)
  const titleId = useId()
  const requestClose = () => {
    if (!busy) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <CloseButton onClose={requestClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** The main action first; on wide screens it stands on the right of the way back. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

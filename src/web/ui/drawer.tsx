import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseButton } from './dialog.tsx'
import styles from './dialog.module.css'

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** It receives focus. */
  title: string
  children: ReactNode
}

/**
 * A sheet from the right edge, over a scrim. It closes by its button, Escape, a press beside it, and when the focus leaves it.
 * A popover, not a modal dialog: to make the page behind it inert, the browser computes the style of every element anew, which on a
 * slow phone is half of the time until the menu is there. For the same reason what is in it is drawn with the page, not when it is opened.
 */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  const scrim = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = scrim.current
    const isShown = element?.matches(':popover-open') === true
    if (open && !isShown) {
      element?.showPopover()
      heading.current?.focus()
    }
    // The browser gives the focus back to what had it.
    if (!open && isShown) element?.hidePopover()
  }, [open])
  useEffect(() => {
    const element = scrim.current
    // The focus stays in the sheet, so that it goes back to the button.
    const keepFocus = (event: MouseEvent) => event.target === element && event.preventDefault()
    const closeFromBeside = ({ target }: MouseEvent) => target === element && onClose()
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget) === false) onClose()
    }
    element?.addEventListener('mousedown', keepFocus)
    element?.addEventListener('click', closeFromBeside)
    element?.addEventListener('focusout', closeWhenLeft)
    return () => {
      element?.removeEventListener('focusout', closeWhenLeft)
      element?.removeEventListener('mousedown', keepFocus)
      element?.removeEventListener('click', closeFromBeside)
    }
  }, [onClose])
  return (
    <div
      ref={scrim}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      className={styles.scrim}
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className={`${styles.sheet} ${styles.content}`}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import styles from './chip.module.css'

export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

/** A property in one word. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>
}

/** A word that explains itself: opens its explanation; Escape closes it and focus comes back. */
export function GlossaryChip({ term, children }: { term: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {term}
        <Icon name="help" size={16} />
        <span className="visually-hidden">の説明を開く</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={term} size="narrow">
        {children}
      </Dialog>
    </>
  )
}

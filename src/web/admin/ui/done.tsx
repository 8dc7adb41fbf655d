import { Icon } from '../../ui/icon.tsx'
import styles from './done.module.css'

/** In place of the rows of a list that is worked off: nothing is left, and that is good. */
export function Done({ children }: { children: string }) {
  return (
    <span className={styles.done}>
      <Icon name="check-circle" size={18} />
      {children}
    </span>
  )
}

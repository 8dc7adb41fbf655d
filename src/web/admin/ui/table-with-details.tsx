import { createContext, useContext, useMemo, type ReactNode } from 'react'
import styles from './table-with-details.module.css'

/** Leads to the row before and the row after the chosen one; null at the table's ends. */
export interface Neighbours {
  previous: (() => void) | null
  next: (() => void) | null
}

const NeighbourContext = createContext<Neighbours | null>(null)

/** The rows around the one whose details these are; null where they belong to no row of a table. */
export const useNeighbours = (): Neighbours | null => useContext(NeighbourContext)

/** @param keys of the rows in sight, in their order. */
function neighboursOf(keys: readonly string[], chosen: string, onChoose: (key: string) => void): Neighbours | null {
  const at = keys.indexOf(chosen)
  if (at === -1) return null
  const wayTo = (key: string | undefined) => (key === undefined ? null : () => onChoose(key))
  return { previous: wayTo(keys[at - 1]), next: wayTo(keys[at + 1]) }
}

interface TableWithDetailsProps {
  table: ReactNode
  /** Of the table's rows; undefined while loading. */
  keys: readonly string[] | undefined
  /** The row that is open, or an empty text. */
  chosen: string
  onChoose: (key: string) => void
  /** The details are what matters, the table only leads to them: they take most of the room. */
  isWide?: boolean
  /** Its details; false where none are open. */
  children: ReactNode
}

/** A table and, while one of its rows is open, that row's details beside it. The table stays the same element: what was scrolled, typed or focused there is kept. */
export function TableWithDetails({ table, keys, chosen, onChoose, isWide = false, children }: TableWithDetailsProps) {
  const isOpen = children !== false && children !== null && children !== undefined
  const neighbours = useMemo(() => neighboursOf(keys ?? [], chosen, onChoose), [keys, chosen, onChoose])
  return (
    <div className={styles.columns} data-open={isOpen || undefined} data-wide={isWide || undefined}>
      {table}
      {isOpen && <NeighbourContext value={neighbours}>{children}</NeighbourContext>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { shareText } from '../../../../../domain/funds/property.ts'
import styles from './property.module.css'

/** One kind of records of a part: its table, or a line where there is none. */
export function Records({
  title,
  none,
  isEmpty,
  children,
}: {
  title: string
  none: string
  isEmpty: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.records}>
      <h3>{title}</h3>
      {isEmpty ? <p className={styles.none}>{none}</p> : children}
    </div>
  )
}

/** Which part of it; nothing where it is the whole. */
export function Share({
  of: { share_numerator: numerator, share_denominator: denominator },
}: {
  of: { share_numerator: number; share_denominator: number }
}) {
  const share = shareText(numerator, denominator)
  return share === null ? null : <small>持分 {share}</small>
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './card.module.css'

/** White cloth with a hairline. */
export function Card({
  as: Element = 'div',
  className,
  ...rest
}: { as?: 'div' | 'section' | 'article' | 'aside' } & ComponentProps<'div'>) {
  return <Element {...rest} className={classNames(styles.card, className)} />
}

/** Term and value, line by line. `stacking` puts the value under its term on phones. */
export function Rows({
  rows,
  align = 'start',
  stacking = false,
}: {
  rows: readonly (readonly [term: ReactNode, value: ReactNode])[]
  align?: 'start' | 'end'
  stacking?: boolean
}) {
  return (
    <dl className={styles.rows} data-align={align} data-stacking={stacking || undefined}>
      {rows.map(([term, value], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

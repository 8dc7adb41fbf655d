import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './heading.module.css'

/** The page's h1 in the brush face. Fund names and whatever people write stay in the gothic of the text. */
export function PageTitle({ className, children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 tabIndex={-1} {...rest} className={classNames(styles.brush, styles.page, className)}>
      {children}
    </h1>
  )
}

/** `place`: on the page, inside a card, or over a part of a form (with a stitched rule). */
export function SectionTitle({
  place = 'page',
  className,
  children,
  ...rest
}: ComponentProps<'h2'> & { place?: 'page' | 'card' | 'form' }) {
  return (
    <h2 {...rest} data-place={place} className={classNames(styles.brush, styles.section, className)}>
      {children}
    </h2>
  )
}

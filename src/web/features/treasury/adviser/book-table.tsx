import type { ReactNode } from 'react'
import { formatAmount, yen } from '../../../../domain/money.ts'
import styles from './adviser.module.css'

export const figure = (amount: number): string => formatAmount(yen(amount))

/** Rows of figures, wide ones scrolling by themselves; what is a number stands at the right. */
export function BookTable({
  caption,
  heads,
  rows,
  empty,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  empty: string
}) {
  return (
    <section className={styles.section}>
      <h2>{caption}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        // A region that scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head, place) => (
                  <th key={head} scope="col" data-figure={isFigure(rows[0]?.cells[place]) || undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, place) => (
                    <td key={heads[place]} data-figure={isFigure(cell) || undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const isFigure = (cell: ReactNode): boolean => typeof cell === 'string' && /^−?[\d,]+$/.test(cell)

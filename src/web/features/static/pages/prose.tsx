import type { ReactNode } from 'react'
import styles from './static-page.module.css'

/** Things of the same kind, in any order. */
export function List({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

/** The paragraphs of an article, counted where there are several. */
export function Paragraphs({ items }: { items: readonly ReactNode[] }) {
  if (items.length === 1) return <p>{items[0]}</p>
  return (
    <ol className={styles.numbered}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ol>
  )
}

interface ComparisonProps {
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
  /** Amounts stand right-aligned. */
  figures?: boolean
}

/** On phones the table becomes a list of its rows, each cell under its column's name. */
export function Comparison({ caption, columns, rows, figures = false }: ComparisonProps) {
  const [, ...valueColumns] = columns
  const align = figures || undefined
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figure={index > 0 ? align : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index} data-figure={align}>
                  {valueColumns.length > 1 && (
                    <span className={styles.cellLabel} aria-hidden="true">
                      {valueColumns[index]}
                    </span>
                  )}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './static-page.module.css'

/** Things of the same kind, in any order. */
export function List({ items }: { items: readonly ReactNode[] }) {
  return <ul className={styles.list}>{items.map((item, index) => <li key={index}>{item}</li>)}</ul>
}

/** The paragraphs of an article, counted where there are several. */
export function Paragraphs({ items }: { items: readonly ReactNode[] }) {
  if (items.length === 1) return <p>{items[0]}</p>
  return <ol className={styles.numbered}>{items.map((item, index) => <li key={index}>{item}</li>)}</ol>
}

interface ComparisonProps {
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
  /** Amounts stand right-aligned. */
  figures?: boolean
}

export function Comparison({ caption, columns, rows, figures = false }: ComparisonProps) {
  return (
    <div className={styles.tableFrame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>{columns.map((column, index) => <th key={column} scope="col" data-figure={(figures && index > 0) || undefined}>{column}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => <td key={index} data-figure={figures || undefined}>{cell}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

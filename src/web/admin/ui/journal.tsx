import { figure } from './admin-format.ts'
import styles from './journal.module.css'

export interface JournalLine {
  /** Of which fund, or whose else. */
  book: string
  account: string
  reference: string
  debit: number
  credit: number
}

const sumOf = (lines: readonly JournalLine[], side: 'debit' | 'credit'): string =>
  figure(lines.reduce((sum, line) => sum + line[side], 0))

/** An entry on thousands of people is a long table: so many lines show what it is. */
const mostShown = 200

/** One entry of the books: debits and credits in whole yen, and that both come to the same. */
export function Journal({ caption, lines }: { caption: string; lines: readonly JournalLine[] }) {
  return (
    <table className={styles.journal}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">勘定</th>
          <th scope="col">借方</th>
          <th scope="col">貸方</th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, mostShown).map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {line.account}
              <small>{line.book}</small>
              {line.reference !== '' && <small>{line.reference}</small>}
            </th>
            <td>{line.debit === 0 ? '' : figure(line.debit)}</td>
            <td>{line.credit === 0 ? '' : figure(line.credit)}</td>
          </tr>
        ))}
        {lines.length > mostShown && (
          <tr>
            <th scope="row" colSpan={3}>
              ほか{figure(lines.length - mostShown)}行
            </th>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">計</th>
          <td>{sumOf(lines, 'debit')}</td>
          <td>{sumOf(lines, 'credit')}</td>
        </tr>
      </tfoot>
    </table>
  )
}

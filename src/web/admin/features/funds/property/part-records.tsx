import { shareText } from '../../../../../domain/funds/property.ts'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import styles from './property.module.css'

/** One kind of records of a part: its table, or a line where there is none. */
export function RecordTable<Row extends { id: string }>({
  title,
  caption,
  none,
  columns,
  rows,
}: {
  title: string
  caption: string
  none: string
  columns: Column<Row>[]
  rows: readonly Row[]
}) {
  return (
    <div className={styles.records}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} empty="" />
      )}
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

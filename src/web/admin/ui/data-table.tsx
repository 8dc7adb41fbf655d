import { useDeferredValue, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import styles from './data-table.module.css'
import { useRowKeys } from './row-focus.ts'
import type { TableAddress } from './table-address.ts'
import { useFits } from './use-fits.ts'

export interface Column<Row> {
  name: string
  /** Figures stand right, in columns of equal digits. */
  align?: 'right'
  /** The server's word for sorting by this column; without it the head is no button. */
  sort?: string
  cell: (row: Row) => ReactNode
  /** Sentences, which may break between words; what is short stays in one line. */
  isProse?: boolean
  /** Left out while a row's details, which say it too, stand beside the table. */
  isInDetails?: boolean
  /** What the foot says under this column: a total of what is shown. */
  foot?: ReactNode
}

interface DataTableProps<Row> {
  /** What the table lists, for readers who do not see its panel. */
  caption: string
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Said in place of rows. */
  empty: ReactNode
  address?: TableAddress
  /** The row whose details are open beside the table. */
  selected?: string | null
  /** A tint for rows that want attention: refused or held. */
  tone?: (row: Row) => 'refused' | 'held' | undefined
  /** Its cells hold boxes and fields, which have to follow the hand at once. Other tables are drawn when there is time: two hundred rows keep no letter waiting. */
  isEdited?: boolean
}

/** A row's name, when its details open beside the table. */
export function RowOpener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.opener} onClick={onOpen}>
      {children}
    </button>
  )
}

function SortableHead({
  column,
  address,
}: {
  column: { name: string; sort?: string }
  address: TableAddress | undefined
}) {
  if (column.sort === undefined || address === undefined) return <>{column.name}</>
  const isSorted = address.sort === column.sort
  return (
    <button type="button" className={styles.sort} onClick={() => address.sortBy(column.sort ?? '')}>
      {column.name}
      <span
        className={styles.way}
        aria-hidden="true"
        data-way={isSorted ? (address.descending ? 'down' : 'up') : undefined}
      />
    </button>
  )
}

const ariaSort = (column: { sort?: string }, address: TableAddress | undefined) => {
  if (column.sort === undefined || address?.sort !== column.sort) return undefined
  return address.descending ? 'descending' : 'ascending'
}

/**
 * A dense table: the first cell of a row is its name, figures stand right, a foot holds totals. Row states are words, not colours alone.
 * Its head stays in sight while the page scrolls; arrow keys go from one row's name to the next.
 */
export function DataTable<Row>({
  caption,
  columns: all,
  rows,
  rowKey,
  empty,
  address,
  selected,
  tone,
  isEdited = false,
}: DataTableProps<Row>) {
  const isBeside = selected !== null && selected !== undefined
  const columns = all.filter(
    ({ name, isInDetails = false }, index) => index === 0 || !(address?.hidden.has(name) || (isBeside && isInDetails)),
  )
  const [frame, fits] = useFits()
  useRowKeys(frame)
  const body = <TableBody columns={columns} rows={rows} rowKey={rowKey} empty={empty} selected={selected} tone={tone} />
  const bodyInTime = useDeferredValue(body)
  const isDrawn = useDeferredValue(rows !== undefined)
  const hasFoot = columns.some((column) => column.foot !== undefined)
  return (
    <div
      ref={frame}
      className={styles.scroll}
      role="region"
      aria-label={`${caption}の表`}
      data-fits={fits || undefined}
      tabIndex={fits ? undefined : 0}
    >
      <table className={styles.table} aria-busy={!(isEdited ? rows !== undefined : isDrawn) || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-align={column.align} aria-sort={ariaSort(column, address)}>
                <SortableHead column={column} address={address} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{isEdited ? body : bodyInTime}</tbody>
        {hasFoot && rows !== undefined && rows.length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.name} scope="row" data-align={column.align}>
                    {column.foot}
                  </th>
                ) : (
                  <td key={column.name} data-align={column.align}>
                    {column.foot}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface TableRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  isSelected: boolean
  tone: 'refused' | 'held' | undefined
}

function TableRow<Row>({ columns, row, isSelected, tone }: TableRowProps<Row>) {
  return (
    <tr className={classNames(isSelected && styles.selected)} data-selected={isSelected || undefined} data-tone={tone}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.name} scope="row" data-align={column.align} data-prose={column.isProse}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.name} data-align={column.align} data-prose={column.isProse}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

/** About as many as stand in a screen, so that little moves when they come. */
const loadingLines = Array.from({ length: 8 }, (_, line) => line)

type TableBodyProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'empty' | 'selected' | 'tone'>

/** Each row by itself, so that drawing many can pause between two. */
function TableBody<Row>({ columns, rows, rowKey, empty, selected, tone }: TableBodyProps<Row>) {
  if (rows === undefined) {
    return (
      <tr>
        <td className={styles.loading} colSpan={columns.length}>
          <LoadingText />
          {loadingLines.map((line) => (
            <Skeleton key={line} />
          ))}
        </td>
      </tr>
    )
  }
  if (rows.length === 0) {
    return (
      <tr>
        <td className={styles.empty} colSpan={columns.length}>
          {empty}
        </td>
      </tr>
    )
  }
  return rows.map((row) => {
    const key = rowKey(row)
    return <TableRow key={key} columns={columns} row={row} isSelected={selected === key} tone={tone?.(row)} />
  })
}

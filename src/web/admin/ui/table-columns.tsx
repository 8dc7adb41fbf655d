import type { ReactNode } from 'react'
import type { Column as TableColumn, FileCell, Shape } from '../../../domain/tables/column.ts'
import type { ColumnList, ComposedKey, PageRow, PlainKey } from '../../../domain/tables/table.ts'
import { figure, shortDay, shortTime } from './admin-format.ts'
import type { Column } from './data-table.tsx'

type Cell<Row> = (row: Row) => ReactNode

/** How a page writes a cell, with what its foot says; null where the column is not shown. */
type PageCell<Row> = Cell<Row> | { cell: Cell<Row>; foot: ReactNode } | null

/** The cells that a page writes itself: those of several values, and others for their links and marks. */
type PageCells<T extends ColumnList, Row> = { readonly [Key in ComposedKey<T>]: PageCell<Row> } & {
  readonly [Key in PlainKey<T>]?: PageCell<Row>
}

/**
 * The columns of a table's page, in the order of its list. A row that was not asked for a column's value does not compile.
 * @param cells by the columns' keys; all others say their value.
 */
export function pageColumns<T extends ColumnList, Row extends PageRow<T>>(
  { columns }: T,
  now: number,
  cells: PageCells<T, Row>,
): Column<Row>[] {
  const own = cells as Readonly<Record<string, PageCell<Row> | undefined>>
  return Object.entries(columns).flatMap(([key, column]) => {
    const given = own[key]
    if (column.only === 'file' || given === null) return []
    const { cell, foot = undefined } = typeof given === 'function' ? { cell: given } : (given ?? {})
    return [{ ...looks(column), cell: cell ?? plainCell<Row>(key, column, now), ...(foot !== undefined && { foot }) }]
  })
}

function looks({ head, kind, align, sort, isProse, isInDetails }: TableColumn): Omit<Column<never>, 'cell'> {
  const side = kind.shape === 'figure' ? 'right' : align
  return {
    name: head,
    ...(side !== undefined && { align: side }),
    ...(sort !== undefined && { sort }),
    ...(isProse !== undefined && { isProse }),
    ...(isInDetails !== undefined && { isInDetails }),
  }
}

function plainCell<Row>(key: string, { kind }: TableColumn, now: number): Cell<Row> {
  const read = kind.onPage as (value: unknown) => FileCell
  return (row) => written(kind.shape, read((row as Readonly<Record<string, unknown>>)[key]), now)
}

function written(shape: Shape, value: FileCell, now: number): ReactNode {
  if (value === null || value === '') return '—'
  if (shape === 'figure') return figure(Number(value))
  if (shape === 'text') return value
  const at = String(value)
  return <time dateTime={at}>{shape === 'day' ? shortDay(at, now) : shortTime(at, now)}</time>
}

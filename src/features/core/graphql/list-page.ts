import { largestPageSize, usualPageSize, type TableInput, type TablePage } from './table-page.ts'

/**
 * One page of a list that is short by its nature and in memory as a whole. @param found what the filter leaves, in its usual order.
 * @param orders what else it can be sorted by, as the address says it.
 */
export function pageOfList<Row>(
  found: readonly Row[],
  orders: Readonly<Record<string, (one: Row, other: Row) => number>>,
  { sort, descending, page, size }: TableInput,
): TablePage<Row> {
  const order = Object.hasOwn(orders, sort ?? '') ? orders[sort ?? ''] : undefined
  const sorted =
    order === undefined
      ? found
      : found.toSorted((one, other) => (descending === true ? order(other, one) : order(one, other)))
  const length = Math.min(Math.max(1, size ?? usualPageSize), largestPageSize)
  const first = (Math.max(1, page ?? 1) - 1) * length
  return { rows: sorted.slice(first, first + length), total: found.length }
}

/** Every row of a table of some thousand rows at most, page by page: whoever writes them down holds one at a time. */
export async function* eachOfPages<Row>(
  load: (input: TableInput) => Promise<{ rows: readonly Row[] }>,
  order: Pick<TableInput, 'sort' | 'descending'> = {},
): AsyncGenerator<Row> {
  for (let page = 1; ; page++) {
    const { rows } = await load({ ...order, page, size: largestPageSize })
    yield* rows
    if (rows.length < largestPageSize) return
  }
}

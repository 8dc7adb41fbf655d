import type { FilterValues } from '../../../domain/tables/filter.ts'
import type { Table } from '../../../domain/tables/table.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What a table shows, kept in the page's address: it can be bookmarked, sent to a colleague, and survives a reload. */
export interface TableAddress {
  /** A filter's value, or an empty text. */
  filter: (name: string) => string
  /** Sets filters and returns to the first page. */
  setFilters: (values: Readonly<Record<string, string>>) => void
  /** Opens a row's details, or closes them with an empty text; the page of the table stays. */
  choose: (name: string, row: string) => void
  sort: string | null
  descending: boolean
  /** Sorts by a column; once more turns the order around. */
  sortBy: (column: string) => void
  /** From 1. */
  page: number
  setPage: (page: number) => void
  /** Columns that are not shown, by name. */
  hidden: ReadonlySet<string>
  setHidden: (names: readonly string[]) => void
  /** The filters, the order and the columns as a query string, to be kept under a name; not which row is open. */
  query: string
}

/** What a page asks for of one of its table's filters, in the API's types. */
type Asked<Value> = Value extends { readonly idOf: string } ? string : Value

type OwnFilters<F> = { [Name in keyof F as F[Name] extends { isApart: true } ? never : Name]: F[Name] }

/** The filters of a table's page; null where one is not set, or set to what it does not know. */
export type AskedFilters<T extends Table> = {
  [Name in keyof OwnFilters<T['filters']>]: Asked<NonNullable<FilterValues<T['filters']>[Name]>> | null
}

/** Addresses of pages say 'fund' for short. */
const inAddress = (name: string): string => (name === 'project_id' ? 'fund' : name)

/** The filters of a table as the address of its page has them. */
export function filtersOf<T extends Table>({ filters }: T, { filter }: TableAddress): AskedFilters<T> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, { isApart = false }]) => !isApart)
      .map(([name, { api, read }]) => {
        const text = filter(inAddress(name))
        const value = text === '' ? undefined : read(text)
        return [name, value === undefined ? null : api === 'ID' ? text : value]
      }),
  ) as AskedFilters<T>
}

/** What opens a row's details. */
const chosenRow = { id: null, number: null, key: null, entry: null, line: null, month: null, report: null }

function changed(params: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function useTableAddress(): TableAddress {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (values: Readonly<Record<string, string | null>>) =>
      setParams((before) => changed(before, values), { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return useMemo(() => {
    const sort = params.get('sort')
    const descending = params.get('order') === 'desc'
    return {
      filter: (name) => params.get(name) ?? '',
      setFilters: (values) => set({ ...values, page: null }),
      choose: (name, row) => set({ [name]: row }),
      sort,
      descending,
      sortBy: (column) => set({ sort: column, order: sort === column && !descending ? 'desc' : null, page: null }),
      page: Math.max(1, Number(params.get('page') ?? '1') || 1),
      setPage: (page) => set({ page: page === 1 ? null : String(page) }),
      hidden: new Set(params.get('hide')?.split(',')),
      setHidden: (names) => set({ hide: names.join(',') }),
      query: changed(params, { page: null, ...chosenRow }).toString(),
    }
  }, [params, set])
}

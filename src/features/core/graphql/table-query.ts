import type { ObjectRef } from '@pothos/core'
import { readFilters, type Filters } from '../../../domain/tables/filter.ts'
import type { FiltersOf, Table } from '../../../domain/tables/table.ts'
import type { Services } from '../services.ts'
import { builder } from './builder.ts'
import { typeOf, type NamedTypes } from './record-fields.ts'
import type { BoundedPage, TableInput, TablePage } from './table-page.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes
type RefOf<Row> = ObjectRef<SchemaTypes, Row>

/** What a query of a table answers: its rows, and how many there are on all pages. */
export const pageType = <Row>(name: string, row: RefOf<Row>) =>
  builder.objectRef<TablePage<Row>>(name).implement({
    fields: (t) => ({ rows: t.expose('rows', { type: [row] }), total: t.exposeInt('total') }),
  })

/** The same of a table that is too large to be counted. */
export const boundedPageType = <Row>(name: string, row: RefOf<Row>) =>
  builder.objectRef<BoundedPage<Row>>(name).implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [row] }),
      total: t.exposeInt('total'),
      is_more: t.exposeBoolean('isMore', { description: 'There are more than total says: so many are counted.' }),
    }),
  })

/** The input of a table's filters. @param types the enumerations of the filters, by their names. */
export const filterInput = (name: string, filters: Filters, types: NamedTypes = {}) =>
  builder.inputType(name, {
    fields: (t) =>
      Object.fromEntries(
        Object.entries(filters).map(([key, { api, about: description, isNeeded: required = false }]) => [
          key,
          t.field({ type: typeOf({ name: api, isMany: false }, types), required, description }),
        ]),
      ),
  })

interface TableQuery<T extends Table, Page> {
  description: string
  /** Its filters are those of the query. */
  table: T
  page: RefOf<Page>
  /** What the API calls the input of the filters. */
  filter: string
  /** The enumerations of the filters, by their names. */
  types?: NamedTypes
  list: (services: Services, filters: FiltersOf<T>, input: TableInput) => Page | Promise<Page>
}

/** A query of the back office for one page of a table. */
export function tableQuery<T extends Table, Page>(name: string, query: TableQuery<T, Page>): void {
  const { filters } = query.table
  const FilterInput = filterInput(query.filter, filters, query.types)
  const isNeeded = Object.values(filters).some((filter) => filter.isNeeded)
  builder.queryField(name, (t) =>
    t.field({
      description: query.description,
      access: 'admin',
      type: query.page,
      args: {
        filter: t.arg({ type: FilterInput, required: isNeeded }),
        sort: t.arg.string(),
        descending: t.arg.boolean(),
        page: t.arg.int(),
        size: t.arg.int(),
      },
      // The compiler does not know that a page is no list.
      resolve: (_root, { filter, ...input }, { services }) =>
        query.list(services, readFilters(filters, filter) as FiltersOf<T>, input) as never,
    }),
  )
}

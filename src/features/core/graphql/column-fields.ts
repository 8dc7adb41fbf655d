import { plainColumns, type Table } from '../../../domain/tables/table.ts'
import type { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes

/**
 * A field of a row's type in the API for every column of its table's page that says one value as it is; it may be null, as any cell may be
 * empty. What the type tells in another way, it defines itself after these.
 */
export function columnFields<Row extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Row>,
  table: Table,
) {
  return Object.fromEntries(
    plainColumns(table).flatMap(([key, { kind }]) =>
      kind.api === null
        ? []
        : [
            [
              key,
              t.field({
                // For the compiler every field of a loop is a text; what it really is, its kind says.
                type: kind.api as 'String',
                nullable: true,
                resolve: (row) => valueIn(row, key, table.name),
              }),
            ],
          ],
    ),
  )
}

/** @throws Error where the list query does not bring the column. */
function valueIn(row: object, name: string, table: string): string | null {
  if (!Object.hasOwn(row, name)) throw new Error(`the rows of the table ${table} have no ${name}`)
  return Reflect.get(row, name) as string | null
}

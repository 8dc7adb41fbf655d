import type { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes

/** What a row holds of each plain type of the API. */
interface Held {
  ID: string | number
  String: string
  Int: number
  Boolean: boolean
  Yen: number
  Date: string
  DateTime: Date
}

type NamesOf<Row, Value> = {
  [Name in keyof Row]-?: Row[Name] extends Value ? Name : never
}[keyof Row]

/** Names of a row by the type that the API gives them; with a question mark what may be null. */
type Shown<Row> = { readonly [Type in keyof Held]?: readonly NamesOf<Row, Held[Type]>[] } & {
  readonly [Type in keyof Held as `${Type}?`]?: readonly NamesOf<Row, Held[Type] | null | undefined>[]
}

/** Fields that show a row's values as they were read, each name said once. What needs a description or a type of its own stands beside them. */
export function asRead<Row extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Row>,
  shown: Shown<Row>,
) {
  return Object.fromEntries(
    Object.entries<readonly PropertyKey[] | undefined>(shown).flatMap(([type, names = []]) =>
      names.map((name) => [
        name,
        t.field({
          // For the compiler every field of a loop is a text; what it really is, `shown` says.
          type: type.replace('?', '') as 'String',
          nullable: type.endsWith('?'),
          resolve: (row) => Reflect.get(row, name) as string,
        }),
      ]),
    ),
  )
}

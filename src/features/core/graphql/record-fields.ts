import type { InputFieldsFromShape } from '@pothos/core'
import type { ApiType, ApiValues, ColumnFields, Fields } from '../../../domain/records/field.ts'
import { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes

/** Enumerations, objects and inputs by the names that the kinds call them. */
export type NamedTypes = Readonly<Record<string, unknown>>

const scalars: NamedTypes = {
  ID: 'ID',
  String: 'String',
  Int: 'Int',
  Boolean: 'Boolean',
  Yen: 'Yen',
  Date: 'Date',
  DateTime: 'DateTime',
}

/** For the compiler every field of a loop is a text. What it really is, its kind says; the printed schema shows it. */
export function typeOf({ name, isMany }: Pick<ApiType, 'name' | 'isMany'>, types: NamedTypes = {}): 'String' {
  const type = { ...scalars, ...types }[name]
  if (type === undefined) throw new Error(`no type of the API is called ${name}`)
  return (isMany ? [type] : type) as 'String'
}

/** A field of an object of the API for every field of a record, which `valuesOf` finds in the object. */
export function outputFields<Parent extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Parent>,
  fields: Fields,
  { types = {}, valuesOf = (parent) => parent }: { types?: NamedTypes; valuesOf?: (parent: Parent) => object } = {},
) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { api, kind, description }]) => [
      api,
      t.field({
        type: typeOf(kind.apiType, types),
        nullable: kind.apiType.isNullable,
        ...(description !== undefined && { description }),
        resolve: (parent) => kind.toApi(Reflect.get(valuesOf(parent), name)) as string,
      }),
    ]),
  )
}

/** A field of an object of the API for every column of a record's row, but ids: of what they name the object says more. */
export function rowFields<Row extends object, Of extends ColumnFields>(
  t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Row>,
  fields: Of,
  { types = {}, without = [] }: { types?: NamedTypes; without?: readonly (keyof Of)[] } = {},
) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { api, column, kind, description }]) => {
      const type = kind.outputType ?? kind.apiType
      if (type.name === 'ID' || without.includes(name)) return []
      const resolve = (row: Row) => Reflect.get(row, column) as string
      const described = description !== undefined && { description }
      return [[api, t.field({ type: typeOf(type, types), nullable: type.isNullable, ...described, resolve })]]
    }),
  )
}

/** A field of an input of the API for every field of a record. */
export function inputFields<Of extends Fields>(
  t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>,
  fields: Of,
  types: NamedTypes = {},
): InputFieldsFromShape<SchemaTypes, ApiValues<Of>, 'InputObject'> {
  return Object.fromEntries(
    Object.values(fields).map(({ api, kind, unsaid, inputDescription }) => [
      api,
      t.field({
        type: typeOf(kind.apiType, types),
        required: !kind.apiType.isNullable,
        ...(inputDescription !== undefined && { description: inputDescription }),
        // Who wrote a query before the field existed sends what a draft of then means.
        ...(unsaid !== undefined && unsaid !== null && { defaultValue: kind.toApi(unsaid) as string }),
      }),
    ]),
  ) as InputFieldsFromShape<SchemaTypes, ApiValues<Of>, 'InputObject'>
}

import { createRequire } from 'node:module'
import type { GraphQLField, GraphQLInputType } from 'graphql'
import { buildSchema } from '../../src/server/schema.ts'

const { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType } = createRequire(
  import.meta.url,
)('graphql') as typeof import('graphql')

export interface AnyOperation {
  name: string
  kind: 'query' | 'mutation'
  /** As the server declares it. */
  access: string
  /** Asks it with some value of the right type for whatever it demands: enough to be judged by who asks. */
  document: string
}

/** Every operation of the API, so that a rule about who asks holds for those that are still to come. */
export function anyOperations(): AnyOperation[] {
  const schema = buildSchema()
  return (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: field.name,
      kind,
      access: String(field.extensions['access']),
      document: `${kind} { ${field.name}${argumentsOf(field)}${selectionOf(field)} }`,
    })),
  )
}

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const given = field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${valueOf(type)}`)
  return given.length === 0 ? '' : `(${given.join(', ')})`
}

const selectionOf = (field: GraphQLField<unknown, unknown>): string =>
  isObjectType(getNamedType(field.type)) ? ' { __typename }' : ''

const scalars: Readonly<Record<string, string>> = {
  ID: '"1"',
  String: '"1"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Yen: '1',
  Date: '"2026-04-01"',
  DateTime: '"2026-04-01T10:00:00+09:00"',
}

function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return scalars[type.name] ?? '"1"'
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
  return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { projectRoot } from '../../build/build-product.ts'

/** So deep do the back office's pages read. */
const deepest = 4

export const loadSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8'))

/** Every query that only operators may ask. */
export function operatorQueries(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ description }) => description?.includes('[admin]') === true,
  )
}

/** Whether the query answers a page of a table: rows and how many there are in all. */
export const isPaged = (field: GraphQLField<unknown, unknown>): boolean =>
  field.args.some(({ name }) => name === 'page')

/** The fields by which a query can be filtered; none where it takes no filter. @internal */
export function filterFields(field: GraphQLField<unknown, unknown>): string[] {
  const type = field.args.find(({ name }) => name === 'filter')?.type
  const named = type ? getNamedType(type) : undefined
  return isInputObjectType(named) ? Object.keys(named.getFields()) : []
}

/** A question for everything that the query's type tells without further arguments, save the fields `without`. */
export function writeQuery(field: GraphQLField<unknown, unknown>, without: readonly string[] = []): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const named = getNamedType(field.type)
  const selection = isObjectType(named) ? ` ${select(named, 1, without)}` : ''
  return `query${variables ? ` (${variables})` : ''} { ${field.name}${given ? `(${given})` : ''}${selection} }`
}

function select(type: GraphQLObjectType, depth: number, without: readonly string[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (without.includes(field.name) || field.args.some((argument) => isNonNullType(argument.type))) return []
    const named = getNamedType(field.type)
    if (!isObjectType(named)) return [field.name]
    return depth < deepest ? [`${field.name} ${select(named, depth + 1, without)}`] : []
  })
  return `{ ${fields.join(' ')} }`
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GraphQLArgument, GraphQLNamedType, GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import { mergeSchemas } from '../../../scripts/schema/merge-schemas.ts'
import { printApi } from '../../../src/server/schema.ts'

const { buildSchema, isEnumType, isInputObjectType, isObjectType, isRequiredArgument, isRequiredInputField } =
  createRequire(import.meta.url)('graphql') as typeof import('graphql')

const printed = printApi()
const published = readFileSync(new URL('contract.graphql', import.meta.url), 'utf8')

const contract = buildSchema(published)
const server = buildSchema(printed)

const ownTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && type.astNode)

interface Comparison {
  missing: string[]
  different: string[]
}

function compare(): Comparison {
  const result: Comparison = { missing: [], different: [] }
  for (const promised of ownTypes(contract)) {
    const present = server.getType(promised.name)
    if (!present) result.missing.push(promised.name)
    else compareType(promised, present, result)
  }
  return result
}

function compareType(promised: GraphQLNamedType, present: GraphQLNamedType, { missing, different }: Comparison): void {
  if (promised.astNode?.kind !== present.astNode?.kind) different.push(promised.name)
  if (isEnumType(promised) && isEnumType(present)) {
    const names = (type: typeof promised) =>
      type
        .getValues()
        .map(({ name }) => name)
        .toSorted()
        .join(' ')
    if (names(promised) !== names(present)) different.push(promised.name)
  }
  if (isInputObjectType(promised) && isInputObjectType(present)) {
    const fields = present.getFields()
    for (const field of Object.values(promised.getFields())) {
      if (String(fields[field.name]?.type) !== String(field.type)) different.push(`${promised.name}.${field.name}`)
    }
    for (const field of Object.values(fields)) {
      if (isRequiredInputField(field) && !promised.getFields()[field.name])
        different.push(`${promised.name}.${field.name} is asked for in addition`)
    }
  }
  if (!isObjectType(promised) || !isObjectType(present)) return
  for (const field of Object.values(promised.getFields())) {
    const path = `${promised.name}.${field.name}`
    const own = present.getFields()[field.name]
    if (!own) missing.push(path)
    else if (String(own.type) !== String(field.type) || !takesThese(field.args, own.args)) different.push(path)
  }
}

/** Every promised argument with its type; what is added is optional. */
function takesThese(promised: readonly GraphQLArgument[], own: readonly GraphQLArgument[]): boolean {
  const typeOf = (name: string) => String(own.find((argument) => argument.name === name)?.type)
  const isPromised = (argument: GraphQLArgument) => promised.some(({ name }) => name === argument.name)
  return (
    promised.every(({ name, type }) => typeOf(name) === String(type)) &&
    own.every((argument) => isPromised(argument) || !isRequiredArgument(argument))
  )
}

test('the server keeps the published contract', () => {
  const { missing, different } = compare()
  expect(different).toEqual([])
  expect(missing).toEqual([])
})

test('schema.graphql is what the server offers; npm run schema writes it', () => {
  expect(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')).toBe(
    mergeSchemas(printed, published),
  )
})

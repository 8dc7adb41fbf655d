import {
  buildASTSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
  type DefinitionNode,
  type DocumentNode,
  type TypeDefinitionNode,
} from 'graphql'

/**
 * The server's schema, and of the published contract what the server still lacks: the web side may already ask for it. Once
 * the server has everything, this is the server's schema alone.
 */
export function mergeSchemas(server: string, contract: string): string {
  const definitions = new Map<string, TypeDefinitionNode>(typesOf(parse(server)).map((type) => [type.name.value, type]))
  for (const promised of typesOf(parse(contract))) {
    const present = definitions.get(promised.name.value)
    definitions.set(promised.name.value, present ? withMissingFields(present, promised) : promised)
  }
  const schema = buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...definitions.values()] })
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

const isType = (definition: DefinitionNode): definition is TypeDefinitionNode =>
  'name' in definition && definition.kind.endsWith('TypeDefinition')

const typesOf = (document: DocumentNode): TypeDefinitionNode[] => document.definitions.filter(isType)

function withMissingFields(present: TypeDefinitionNode, promised: TypeDefinitionNode): TypeDefinitionNode {
  if (present.kind !== Kind.OBJECT_TYPE_DEFINITION || promised.kind !== Kind.OBJECT_TYPE_DEFINITION) return present
  const names = new Set(present.fields?.map((field) => field.name.value))
  const missing = promised.fields?.filter((field) => !names.has(field.name.value)) ?? []
  return { ...present, fields: [...(present.fields ?? []), ...missing] }
}

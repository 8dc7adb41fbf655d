import {
  Kind,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import {
  fieldWork,
  isEstimated,
  listSize,
  pageSize,
  pageSizeArgument,
  type ListSize,
  type RowCounts,
} from './list-sizes.ts'

interface Walk {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Readonly<Record<string, unknown>>
  counts: RowCounts
}

/** Where a selection stands: how many values it is asked of, and how long the page is that it belongs to. */
interface Place {
  type: GraphQLNamedType
  values: number
  isRoot: boolean
  page: ListSize | null
}

/**
 * The cost of an operation in points, before it runs: one for each value that it would resolve, so fields times the sizes of the lists around
 * them, and the work of those that ask the database. Aliases are fields like others; a fragment counts wherever it is spread; what
 * `@skip` might leave out counts. Expects a valid document with one operation.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  counts: RowCounts,
): number {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const type = operation && schema.getRootType(operation.operation)
  if (!operation || !type) return 0
  const walk = {
    schema,
    fragments: fragmentsOf(document),
    variables: { ...defaultsOf(operation), ...variables },
    counts,
  }
  return costOfSelections(walk, operation.selectionSet, { type, values: 1, isRoot: true, page: null })
}

/** Whether the document's cost depends on how many rows there are. */
export function asksCountedLists(document: DocumentNode): boolean {
  const names = new Set<string>()
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value)
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) collect(selection.selectionSet)
    }
  }
  for (const definition of document.definitions) if ('selectionSet' in definition) collect(definition.selectionSet)
  return [...names].some((name) => countedFields.has(name))
}

/** By the field's name alone: a name too many costs one look at numbers that are kept. */
const countedFields = new Set(['projects', 'entries', 'properties'])

export const fragmentsOf = (document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )

/** Only whole numbers matter: they say how long a page is. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  )
}

function costOfSelections(walk: Walk, { selections }: SelectionSetNode, place: Place): number {
  let cost = 0
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) cost += costOfField(walk, selection, place)
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      cost += costOfSelections(walk, selection.selectionSet, narrowed(walk, place, selection.typeCondition?.name.value))
    else {
      const fragment = walk.fragments.get(selection.name.value)
      if (fragment)
        cost += costOfSelections(walk, fragment.selectionSet, narrowed(walk, place, fragment.typeCondition.name.value))
    }
  }
  return cost
}

function narrowed({ schema }: Walk, place: Place, name: string | undefined): Place {
  const type = name === undefined ? undefined : schema.getType(name)
  return type ? { ...place, type } : place
}

function costOfField(walk: Walk, node: FieldNode, { type, values, isRoot, page }: Place): number {
  const name = node.name.value
  const field = findField(walk.schema, type, name)
  if (!field) return 0
  const path = `${type.name}.${name}`
  const named = getNamedType(field.type)
  const own = values * fieldWork(path, isRoot)
  const isList = isListType(getNullableType(field.type))
  const size =
    isList || isEstimated(path) ? (name === 'rows' && page ? page : listSize(path, walk.counts)) : { each: 1 }
  const elements = Math.min(values * size.each, size.altogether ?? Infinity)
  if (!isCompositeType(named) || !node.selectionSet) return isList ? own + elements : own
  const below: Place = {
    type: named,
    values: elements,
    isRoot: false,
    page: field.args.some((argument) => argument.name === pageSizeArgument)
      ? pageSize(argumentValue(walk, node))
      : null,
  }
  return own + costOfSelections(walk, node.selectionSet, below)
}

function findField(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
  if (type === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (type === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

function argumentValue({ variables }: Walk, node: FieldNode): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === pageSizeArgument)?.value
  if (value?.kind === Kind.INT) return Number(value.value)
  return value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined
}

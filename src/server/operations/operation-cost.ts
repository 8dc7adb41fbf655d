import {
  getNullableType,
  isListType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )

/** Points of a field with fields of its own, which is made or asked for, beside the one of every field. */
const objectPoints = 10
/** Points of a field of the root, which asks the database. */
const rootPoints = 100

/**
 * Points that a document costs whatever its lists hold: those of its selections, and what its root asks of the database. `ofElement`: what it asks
 * of an element of a root's list, which is known before such a list is read.
 */
export function documentCost(schema: GraphQLSchema, document: DocumentNode): { points: number; ofElement: number } {
  const fragments = fragmentsOf(document)
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (!operation) return { points: 0, ofElement: 0 }
  const root = schema.getRootType(operation.operation)?.getFields() ?? {}
  const fields = fieldsOf(operation.selectionSet, fragments)
  const lists = fields.filter(({ name }) => isListType(getNullableType(root[name.value]?.type)))
  return {
    points: pointsBelow(operation.selectionSet, fragments) + rootPoints * fields.length,
    ofElement: Math.max(0, ...lists.map(({ selectionSet }) => pointsBelow(selectionSet, fragments))),
  }
}

const known = new WeakMap<FieldNode, number>()

/** Points of one element of a list that a document asks for: what is selected of it, with every list below as if it held one. */
export function elementCost(
  nodes: readonly FieldNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): number {
  let points = 0
  for (const node of nodes) {
    const kept = known.get(node) ?? pointsBelow(node.selectionSet, new Map(Object.entries(fragments)))
    known.set(node, kept)
    points += kept
  }
  return points
}

/** Aliases are fields like others; a fragment counts wherever it is spread; what `@skip` might leave out counts. */
function pointsBelow(set: SelectionSetNode | undefined, fragments: Fragments): number {
  let points = 0
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD)
      points += selection.selectionSet ? objectPoints + pointsBelow(selection.selectionSet, fragments) : 1
    else points += pointsBelow(spreadOf(selection, fragments), fragments)
  }
  return points
}

const fieldsOf = (set: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] =>
  (set?.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection] : fieldsOf(spreadOf(selection, fragments), fragments),
  )

const spreadOf = (
  selection: Exclude<SelectionSetNode['selections'][number], FieldNode>,
  fragments: Fragments,
): SelectionSetNode | undefined =>
  selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value)?.selectionSet

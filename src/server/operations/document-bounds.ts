import { GraphQLError, Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import { fragmentsOf } from './operation-cost.ts'

/** Characters of a document; the longest of the site has some 2,000. */
export const longestDocument = 16_000
/** Tokens of the language in a document, which is parsed no further. */
export const mostTokens = 3_000
/** Selections, each fragment counted wherever it is spread. Every field of the fullest type with all below it is 140. */
const mostSelections = 600
/** Pairs of selections under one name, which validation compares with each other. */
const mostPairs = 1_000
const deepestQuery = 8
/** How often a document may ask what the schema says of itself: tools ask once, for all of it. */
const mostOfSchema = 2

export const tooMuch = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/**
 * What makes a document costly to validate, found before it is: too many selections, too many of one name, too deep. Works on
 * documents that nobody has validated: fragments may be missing or spread themselves.
 * @throws GraphQLError BAD_USER_INPUT
 */
export const refuseLargeDocument = (document: DocumentNode): void => void countSelections(document)

/** Selections of a document, each fragment counted wherever it is spread. @throws GraphQLError BAD_USER_INPUT where there are too many. */
export function countSelections(document: DocumentNode): number {
  const fragments = fragmentsOf(document)
  const count = { selections: 0, pairs: 0, ofSchema: 0 }
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue
    const isAboutSchema =
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value.startsWith('__')
    countBelow(definition.selectionSet, { fragments, count, names: new Map(), depth: isAboutSchema ? aboutSchema : 1 })
  }
  return count.selections
}

interface Scope {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  count: { selections: number; pairs: number; ofSchema: number }
  /** By response name, the fields so far and the scope below them: fields of one name are answered as one. */
  names: Map<string, { times: number; below: Scope['names'] }>
  depth: number
}

function countBelow({ selections }: SelectionSetNode, scope: Scope): void {
  const { count, names, fragments, depth } = scope
  for (const selection of selections) {
    if (++count.selections > mostSelections) throw tooMuch('一度に取得できる項目の数を超えています。')
    if (selection.kind === Kind.INLINE_FRAGMENT) countBelow(selection.selectionSet, scope)
    else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value)
      if (fragment) countBelow(fragment.selectionSet, scope)
    } else {
      const name = (selection.alias ?? selection.name).value
      const known = names.get(name) ?? { times: 0, below: new Map() }
      count.pairs += known.times++
      if (count.pairs > mostPairs) throw tooMuch('同じ項目が多すぎます。')
      names.set(name, known)
      // What the schema tells of itself is deep by its nature; graphql-js bounds it with a rule of its own.
      const isAboutSchema = selection.name.value === '__schema' || selection.name.value === '__type'
      if (isAboutSchema && ++count.ofSchema > mostOfSchema) throw tooMuch('スキーマの問い合わせが多すぎます。')
      if (!selection.selectionSet) continue
      if (depth >= deepestQuery && depth < aboutSchema) throw tooMuch('項目の階層が深すぎます。')
      countBelow(selection.selectionSet, {
        ...scope,
        names: known.below,
        depth: isAboutSchema ? aboutSchema : depth + 1,
      })
    }
  }
}

/** A depth that says: not counted any more. */
const aboutSchema = 1_000

import type { AnyVariables, TypedDocumentNode } from 'urql'
import type { InlinedResult } from '../../gql/inlined-data.ts'

export interface PreloadQuery {
  document: TypedDocumentNode
  variables: AnyVariables
}

/** A route's `handle`: what the server does for the page before it renders it. */
export interface PageHandle {
  /** Queries whose answers travel with the document. A page without it loads its data in the browser. */
  preload?: (params: Readonly<Record<string, string | undefined>>) => PreloadQuery[]
  /** The same for queries that only a logged-in member may ask. */
  preloadForMember?: (params: Readonly<Record<string, string | undefined>>) => PreloadQuery[]
  /** Parts of the page that only a logged-in member gets to see, loaded before the page is drawn for one. */
  loadForMember?: () => Promise<void>
  /** Parts of the page that the answers (in the order of `preload`) ask for, loaded before it is drawn. */
  loadForAnswers?: (results: readonly InlinedResult[], isMember: boolean) => Promise<void>
  /** True when the answers (in the order of `preload`) mean that there is no such page: the status becomes 404. */
  isMissing?: (results: readonly InlinedResult[]) => boolean
}

export const isHandle = (value: unknown): value is PageHandle => typeof value === 'object' && value !== null

/** Erases a typed document's own types for the list of things to preload; the page reads it back fully typed. */
export function preloadQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PreloadQuery {
  return { document: document as TypedDocumentNode, variables }
}

import type { Exchange, OperationResult } from 'urql'
import { createRequest, makeResult, type AnyVariables, type TypedDocumentNode } from 'urql'
import { filter, map, merge, pipe, share } from 'wonka'

/** What one query answered while the page was rendered on the server; travels inside the document as JSON. */
export interface InlinedResult {
  data?: Record<string, unknown> | null
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[]
}
export type InlinedResults = Record<string, InlinedResult>

export function inlinedKey(document: TypedDocumentNode, variables: AnyVariables): string {
  return String(createRequest(document, variables ?? {}).key)
}

/**
 * Answers queries from the data that came with the document, so the first render in the browser equals the
 * server's. urql's own ssrExchange forgets a result after its first reader, which without a cache behind it would fetch
 * everything again; this one keeps it until `drop` (the first change of page) or until a network-only execution.
 */
export function createInlinedData(results: InlinedResults, whenMissing: 'forward' | 'wait') {
  const known = new Map(Object.entries(results))

  const exchange: Exchange = ({ forward }) => (operations$) => {
    const isKnown = (key: number, kind: string, policy: string) => {
      if (kind !== 'query') return false
      if (policy === 'network-only') known.delete(String(key))
      return known.has(String(key))
    }
    const decided$ = pipe(
      operations$,
      map((operation) => ({ operation, hit: isKnown(operation.key, operation.kind, operation.context.requestPolicy) })),
      share,
    )
    const answered$ = pipe(
      decided$,
      filter(({ hit }) => hit),
      map(({ operation }): OperationResult => {
        const result = known.get(String(operation.key)) ?? {}
        return makeResult(operation, { data: result.data, errors: result.errors && [...result.errors], hasNext: false })
      }),
    )
    const forwarded$ = pipe(
      decided$,
      filter(({ operation, hit }) => !hit && (whenMissing === 'forward' || operation.kind === 'teardown')),
      map(({ operation }) => operation),
      forward,
    )
    return merge([answered$, forwarded$])
  }
  return { exchange, drop: () => known.clear() }
}

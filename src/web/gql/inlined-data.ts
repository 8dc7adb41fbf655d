import type { Exchange, Operation, OperationResult } from 'urql'
import { getOperationName, makeResult, stringifyVariables, type AnyVariables, type TypedDocumentNode } from 'urql'
import { filter, map, merge, pipe, share } from 'wonka'

/** What one query answered while the page was rendered on the server; travels inside the document as JSON. */
export interface InlinedResult {
  data?: Record<string, unknown> | null
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[]
}
export type InlinedResults = Record<string, InlinedResult>

/** By name and variables: the server holds queries as trees, the browser as text. */
export function inlinedKey(document: TypedDocumentNode | Operation['query'], variables: AnyVariables): string {
  return `${getOperationName(document)}${stringifyVariables(variables ?? {})}`
}

/**
 * Answers queries from the data that came with the document, so the first render in the browser equals the
 * server's. urql's own ssrExchange forgets a result after its first reader, which without a cache behind it would fetch
 * everything again; this one keeps it until `drop` (the first change of page) or until a network-only execution.
 */
export function createInlinedData(results: InlinedResults, whenMissing: 'forward' | 'wait') {
  const known = new Map(Object.entries(results))

  const exchange: Exchange =
    ({ forward }) =>
    (operations$) => {
      const find = ({ query, variables, kind, context }: Operation) => {
        if (kind !== 'query') return undefined
        const key = inlinedKey(query, variables)
        if (context.requestPolicy === 'network-only') known.delete(key)
        return known.get(key)
      }
      const decided$ = pipe(
        operations$,
        map((operation) => ({ operation, found: find(operation) })),
        share,
      )
      const answered$ = pipe(
        decided$,
        filter(({ found }) => found !== undefined),
        map(({ operation, found }): OperationResult =>
          makeResult(operation, { data: found?.data, errors: found?.errors && [...found.errors], hasNext: false }),
        ),
      )
      const forwarded$ = pipe(
        decided$,
        filter(
          ({ operation, found }) => found === undefined && (whenMissing === 'forward' || operation.kind === 'teardown'),
        ),
        map(({ operation }) => operation),
        forward,
      )
      return merge([answered$, forwarded$])
    }
  return { exchange, drop: () => known.clear() }
}

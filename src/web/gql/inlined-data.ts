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

/** So long, in milliseconds, an answer that was asked for ahead of its page may stand for one that is asked anew. */
const aheadLasts = 3_000

/**
 * Answers queries from the data that came with the document, so the first render in the browser equals the
 * server's. urql's own ssrExchange forgets a result after its first reader, which without a cache behind it would fetch
 * everything again; this one keeps it until `drop` (the first change of page) or until a network-only execution.
 * What is asked for ahead of a page (`keep`) answers once and shortly, and nothing that was changed meanwhile.
 * @param now milliseconds on a stopwatch.
 */
export function createInlinedData(
  results: InlinedResults,
  whenMissing: 'forward' | 'wait',
  now = () => performance.now(),
) {
  const known = new Map(Object.entries(results))
  const ahead = new Map<string, { result: InlinedResult; askedAt: number }>()
  const takeAhead = (key: string): InlinedResult | undefined => {
    const kept = ahead.get(key)
    ahead.delete(key)
    return kept !== undefined && now() - kept.askedAt < aheadLasts ? kept.result : undefined
  }

  const exchange: Exchange =
    ({ forward }) =>
    (operations$) => {
      const find = ({ query, variables, kind, context }: Operation) => {
        if (kind === 'mutation') ahead.clear()
        if (kind !== 'query') return undefined
        const key = inlinedKey(query, variables)
        if (context.requestPolicy === 'network-only') {
          known.delete(key)
          return undefined
        }
        return known.get(key) ?? takeAhead(key)
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
  const keep = (key: string, result: InlinedResult, askedAt: number) => ahead.set(key, { result, askedAt })
  return { exchange, drop: () => known.clear(), keep }
}

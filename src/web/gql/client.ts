import { retryExchange } from '@urql/exchange-retry'
import { createClient, fetchExchange, mapExchange, type Client, type Exchange } from 'urql'
import { byHash } from './by-hash.ts'
import { toFailure } from './errors.ts'
import { createInlinedData, type InlinedResults } from './inlined-data.ts'
import { createXsrfFetch } from './xsrf-fetch.ts'

/**
 * A query that found the server busy, or nobody, is asked twice more before its page says so: after three to five seconds, each browser at a
 * moment of its own (the library waits 1.5 to 2.5 times the first delay; a busy server asks for three seconds), and after at most five more.
 * Nothing that changes anything is repeated: whoever sent it is asked.
 */
const askAgain = retryExchange({
  initialDelayMs: 2_000,
  maxDelayMs: 5_000,
  maxNumberAttempts: 3,
  retryIf: (error, { kind }) => kind === 'query' && ['NETWORK', 'UNAVAILABLE'].includes(toFailure(error).code),
})

const isEmpty = (data: unknown): boolean =>
  data === null ||
  data === undefined ||
  (typeof data === 'object' && Object.values(data).every((field) => field === null))

/** A query that was refused has no data: a page must not take the nulls of its answer for "there is none". */
const refusedHasNoData = mapExchange({
  onResult: (result) =>
    result.operation.kind === 'query' && result.error !== undefined && isEmpty(result.data)
      ? { ...result, data: undefined }
      : result,
})

/** The browser's client. There is no result cache: amounts and states of funds are always asked anew. @param watchers see every answer. */
export function createBrowserClient(
  { results, site }: { results: InlinedResults; site: { documentsByHash: boolean } },
  onResponse: (response: Response) => void,
  watchers: readonly Exchange[] = [],
) {
  const inlined = createInlinedData(results, 'forward')
  const client = createClient({
    url: '/graphql',
    exchanges: [
      ...watchers,
      inlined.exchange,
      refusedHasNoData,
      ...(site.documentsByHash ? [byHash] : []),
      askAgain,
      fetchExchange,
    ],
    preferGetMethod: false,
    fetch: createXsrfFetch(onResponse),
  })
  return { client, dropInlinedData: inlined.drop, keepAhead: inlined.keep }
}

/** The server's client: what was not fetched before rendering stays "loading" in the rendered page. */
export function createRenderClient(results: InlinedResults): Client {
  const inlined = createInlinedData(results, 'wait')
  return createClient({ url: '/graphql', exchanges: [inlined.exchange, fetchExchange], preferGetMethod: false })
}

/** Operation context that makes a mutation repeatable: the same key is answered with the first result (24 hours). */
export function idempotent(key: string) {
  return { fetchOptions: { headers: { 'Idempotency-Key': key } } }
}

import { stringifyDocument, type Exchange, type Operation } from 'urql'
import { filter, fromPromise, merge, mergeMap, pipe, share } from 'wonka'

/** SHA-256 of the text as it would be sent, hexadecimal. Asked of the browser, which has it on https pages alone. */
async function hashOf({ query }: Operation): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stringifyDocument(query)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const withHash = (operation: Operation, sha256Hash: string): Operation => ({
  ...operation,
  extensions: { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } },
})

/** Sends the hash of each document in place of its text: the server takes the site's own documents alone. */
export const byHash: Exchange =
  ({ forward }) =>
  (operations$) => {
    const all$ = pipe(operations$, share)
    const hashed$ = pipe(
      all$,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => fromPromise(hashOf(operation).then((hash) => withHash(operation, hash)))),
    )
    const others$ = pipe(
      all$,
      filter(({ kind }) => kind === 'teardown'),
    )
    return forward(merge([hashed$, others$]))
  }

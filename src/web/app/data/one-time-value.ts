import type { AnyVariables, Client, OperationResult, TypedDocumentNode } from 'urql'

let last: Promise<unknown> = Promise.resolve()

/**
 * Asks for a value that serves once. One question after the other: the client gives one answer to equal questions that are open at the
 * same time, and whoever came second with its value would find no document.
 */
export function fetchOneTimeValue<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data, Variables>> {
  const turn = last.then(() => client.query(document, variables, { requestPolicy: 'network-only' }).toPromise())
  last = turn
  return turn
}

import { useRef } from 'react'
import { useMutation, type AnyVariables, type CombinedError, type TypedDocumentNode } from 'urql'
import { newIdempotencyKey } from '../../../app/data/idempotency-key.ts'
import { idempotent } from '../../../gql/client.ts'

/** Sends a request once, however impatient the hand: the same content goes under the same key. */
export function useRequest<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => Promise<{ data?: Data; error?: CombinedError }> {
  const [, send] = useMutation(document)
  const attempt = useRef({ text: '', key: '' })
  return async (variables) => {
    const text = JSON.stringify(variables)
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
    const { data, error } = await send(variables, idempotent(attempt.current.key))
    return { ...(data !== undefined && error === undefined && { data }), ...(error !== undefined && { error }) }
  }
}

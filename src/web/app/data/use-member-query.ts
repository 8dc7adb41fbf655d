import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useQuery, type AnyVariables, type CombinedError, type RequestPolicy, type TypedDocumentNode } from 'urql'
import { sessionClock } from '../session/session.ts'
import { useLastKnown } from './use-last-known.ts'

interface MemberQuery<Data> {
  /** The last answer that was given to the member; undefined until there is one. */
  data: Data | undefined
  /** No answer came, and none is on its way. */
  failed: boolean
  /** Why the last question was not answered. */
  error: CombinedError | undefined
  /** Asks again. */
  refetch: () => void
}

interface MemberQueryOptions<Data, Variables extends AnyVariables> {
  query: TypedDocumentNode<Data, Variables>
  variables?: Variables
  requestPolicy?: RequestPolicy
  /** Asks nothing yet: it is not known whether a member looks. */
  pause?: boolean
}

const neverOver = () => false

/** Calls `onResume` when the member has logged in again above the page. */
function useResumedSession(onResume: () => void): void {
  const isOver = useSyncExternalStore(sessionClock.subscribe, sessionClock.isOver, neverOver)
  const wasOver = useRef(isOver)
  useEffect(() => {
    if (wasOver.current && !isOver) onResume()
    wasOver.current = isOver
  }, [isOver, onResume])
}

/** A refused query answers null, whatever its type says. */
const isForNobody = (data: object | null): boolean => data === null || ('me' in data && data.me === null)

/**
 * What a member's page shows. Nothing that was shown, and no dialog that was opened above it, goes away because the session has ended
 * or the connection is gone: the page waits as it is and asks again once the member has logged in above it.
 */
export function useMemberQuery<Data extends object, Variables extends AnyVariables>(
  options: MemberQueryOptions<Data, Variables>,
): MemberQuery<Data> {
  const [{ data: answer, fetching, error }, execute] = useQuery(
    options as Parameters<typeof useQuery<Data, Variables>>[0],
  )
  const data = useLastKnown(answer === undefined || isForNobody(answer) ? undefined : answer)
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  useResumedSession(refetch)
  return { data, failed: data === undefined && error !== undefined && !fetching, error, refetch }
}

import { createContext, useContext, useCallback, useState, type ReactNode } from 'react'
import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../../gql/graphql.ts'
import { useLastKnown } from '../data/use-last-known.ts'

/** Who looks at the page: asked with every document, so the header never changes after it has been seen. */
export const viewerDocument = graphql(`
  query Viewer {
    me {
      id
      sei
      mei
      birthday
      email
      role
      is_ekyc_authed
      ekyc_finish_at
      invitation_code
      bank_account { id number_in_doubt }
    }
    investingAmount { amount }
    extraInfo { message path }
    session { seconds_left }
  }
`)

type ViewerData = ResultOf<typeof viewerDocument>
export type ViewerMember = NonNullable<ViewerData['me']>

export interface Viewer {
  /** Null for a visitor, and while loading. */
  me: ViewerMember | null
  loading: boolean
  /** Yen in applications and investments. */
  investingAmount: number
  extraInfo: ViewerData['extraInfo']
  /** How long the session lasts, by the last answer; null for a visitor. */
  sessionSeconds: number | null
  /** The session of `me` has ended under an open page: what is on it stays until the member logs in again or goes. */
  isEnded: boolean
  /** Asks again, after something that changes the member's state. */
  refetch: () => void
}

const ViewerContext = createContext<Viewer>({
  me: null,
  loading: true,
  investingAmount: 0,
  extraInfo: null,
  sessionSeconds: null,
  isEnded: false,
  refetch: () => undefined,
})

/** Logging in and out load the page anew: who was a member on this page and is none any more has lost the session. */
function useKeptMember(me: ViewerMember | null): ViewerMember | null {
  const [kept, keep] = useState(me)
  if (me !== null && me !== kept) keep(me)
  return me ?? kept
}

export function ViewerProvider({ children }: { children: ReactNode }) {
  const [{ data: answer, fetching }, execute] = useQuery({ query: viewerDocument })
  const data = useLastKnown(answer)
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  const member = useKeptMember(data?.me ?? null)
  const viewer: Viewer = {
    me: member,
    loading: fetching && data === undefined,
    investingAmount: data?.investingAmount.amount ?? 0,
    extraInfo: data?.extraInfo ?? null,
    sessionSeconds: data?.session?.seconds_left ?? null,
    isEnded: data !== undefined && data.me === null && member !== null,
    refetch,
  }
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}

export function useViewer(): Viewer {
  return useContext(ViewerContext)
}

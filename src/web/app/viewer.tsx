import { createContext, use, useCallback, type ReactNode } from 'react'
import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../gql/graphql.ts'
import { useLastKnown } from './use-last-known.ts'

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
      bank_account { id }
    }
    investingAmount { amount }
    extraInfo { message path }
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
  /** Asks again, after something that changes the member's state. */
  refetch: () => void
}

const ViewerContext = createContext<Viewer>({
  me: null,
  loading: true,
  investingAmount: 0,
  extraInfo: null,
  refetch: () => undefined,
})

export function ViewerProvider({ children }: { children: ReactNode }) {
  const [{ data: answer, fetching }, execute] = useQuery({ query: viewerDocument })
  const data = useLastKnown(answer)
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  const viewer: Viewer = {
    me: data?.me ?? null,
    loading: fetching && data === undefined,
    investingAmount: data?.investingAmount.amount ?? 0,
    extraInfo: data?.extraInfo ?? null,
    refetch,
  }
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}

export function useViewer(): Viewer {
  return use(ViewerContext)
}

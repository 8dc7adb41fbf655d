import { useCallback } from 'react'
import { useQuery } from 'urql'
import { SecurityPage } from '../../features/mypage/security/security-page.tsx'
import { securityDocument } from '../../features/mypage/security/security-queries.ts'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'
import { PageWait } from '../page-wait.tsx'
import { preloadQuery, type PageHandle } from '../page.ts'
import { useReturn } from '../use-return.ts'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(securityDocument, {})] }

function Security() {
  const [{ data, fetching, error }, execute] = useQuery({ query: securityDocument })
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  useReturn(refetch)
  const me = data?.me ?? null
  if (data === undefined || me === null) return <PageWait title="ログインと安全" failed={error !== undefined && !fetching} onRetry={refetch} />
  return <SecurityPage email={me.email} payoutsStoppedAt={me.payouts_stopped_at} sessions={data.sessions} passkeys={data.passkeys} refetch={refetch} />
}

export function Component() {
  return (
    <>
      <PageHead title="ログインと安全" noIndex />
      <MemberOnly>{() => <Security />}</MemberOnly>
    </>
  )
}

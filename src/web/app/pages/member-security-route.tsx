import { SecurityPage } from '../../features/people/security/security-page.tsx'
import { securityDocument } from '../../features/people/security/security-queries.ts'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageWait } from '../layout/page-wait.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useMemberQuery } from '../data/use-member-query.ts'
import { useReturn } from '../data/use-return.ts'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(securityDocument, {})] }

function Security() {
  const { data, failed, refetch } = useMemberQuery({ query: securityDocument })
  useReturn(refetch)
  const me = data?.me ?? null
  if (data === undefined || me === null)
    return <PageWait title="ログインとセキュリティ" failed={failed} onRetry={refetch} />
  return (
    <SecurityPage
      email={me.email}
      payoutsStoppedAt={me.payouts_stopped_at}
      passwordOff={me.password_off}
      sessions={data.sessions}
      passkeys={data.passkeys}
      refetch={refetch}
    />
  )
}

export function Component() {
  return (
    <>
      <PageHead title="ログインとセキュリティ" noIndex />
      <MemberOnly>{() => <Security />}</MemberOnly>
    </>
  )
}

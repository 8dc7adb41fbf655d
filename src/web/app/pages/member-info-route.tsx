import { IdentitySection } from '../../features/people/identity/identity-section.tsx'
import { InfoPage } from '../../features/people/member/info-page.tsx'
import { memberDocument } from '../../features/people/member/member-queries.ts'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageWait } from '../layout/page-wait.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useMemberQuery } from '../data/use-member-query.ts'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(memberDocument, {})] }

/** Until they are known: the way that every installation has. */
const noOptions = { service: 'image', app: null, renews: false }

function Info() {
  const { data, failed, refetch } = useMemberQuery({ query: memberDocument })
  const me = data?.me ?? null
  if (me === null) return <PageWait title="登録情報" failed={failed} onRetry={refetch} />
  return (
    <InfoPage
      me={me}
      investingAmount={data?.investingAmount.amount ?? 0}
      refetch={refetch}
      identity={<IdentitySection facts={me} options={data?.identityOptions ?? noOptions} refetch={refetch} />}
    />
  )
}

export function Component() {
  return (
    <>
      <PageHead title="登録情報" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '登録情報' }]} />
      <MemberOnly>{() => <Info />}</MemberOnly>
    </>
  )
}

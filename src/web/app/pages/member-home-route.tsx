import { useQuery } from 'urql'
import { MemberHomePage } from '../../features/mypage/home-page.tsx'
import { investmentsDocument } from '../../features/mypage/investment-queries.ts'
import { memberDocument } from '../../features/mypage/member-queries.ts'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'
import { preloadQuery, type PageHandle } from '../page.ts'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(memberDocument, {}), preloadQuery(investmentsDocument, {})] }

function Home() {
  const [{ data: member }] = useQuery({ query: memberDocument })
  const [{ data: investments }] = useQuery({ query: investmentsDocument })
  const me = member?.me ?? null
  if (me === null || investments === undefined) return <div className="page-width" aria-busy="true"><LoadingText /><Skeleton shape="block" /></div>
  return <MemberHomePage me={me} invests={investments.myInvests} investingAmount={member?.investingAmount.amount ?? 0} />
}

export function Component() {
  return (
    <>
      <PageHead title="マイページ" noIndex />
      <MemberOnly>{() => <Home />}</MemberOnly>
    </>
  )
}

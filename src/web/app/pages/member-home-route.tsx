import { useCallback } from 'react'
import { MemberHomePage } from '../../features/investing/investment/home-page.tsx'
import { investmentsDocument } from '../../features/investing/investment/investment-queries.ts'
import { waitlistDocument } from '../../features/investing/investment/waitlist-tasks.ts'
import { memberDocument } from '../../features/people/member/member-queries.ts'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageWait } from '../layout/page-wait.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useMemberQuery } from '../data/use-member-query.ts'
import { useViewer } from '../session/viewer.tsx'

export const handle: PageHandle = {
  preloadForMember: () => [
    preloadQuery(memberDocument, {}),
    preloadQuery(investmentsDocument, {}),
    preloadQuery(waitlistDocument, {}),
  ],
}

function Home() {
  const { data: member, failed: memberFailed, refetch: askMember } = useMemberQuery({ query: memberDocument })
  const {
    data: investments,
    failed: investmentsFailed,
    refetch: askInvestments,
  } = useMemberQuery({ query: investmentsDocument })
  const { extraInfo } = useViewer()
  const askAgain = useCallback(() => {
    askMember()
    askInvestments()
  }, [askMember, askInvestments])
  const me = member?.me ?? null
  const inbox = member?.inboxState
  if (me === null || !inbox || !investments)
    return <PageWait title="マイページ" failed={memberFailed || investmentsFailed} onRetry={askAgain} />
  return (
    <MemberHomePage
      me={me}
      invests={investments.myInvests}
      unclaimed={investments.myUnclaimed}
      investingAmount={member.investingAmount.amount}
      inbox={inbox}
      needsSurvey={extraInfo?.path === '/extra/survey'}
    />
  )
}

export function Component() {
  return (
    <>
      <PageHead title="マイページ" noIndex />
      <MemberOnly>{() => <Home />}</MemberOnly>
    </>
  )
}

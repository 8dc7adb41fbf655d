import { useCallback } from 'react'
import { useQuery } from 'urql'
import { MemberHomePage } from '../../features/mypage/home-page.tsx'
import { investmentsDocument } from '../../features/mypage/investment-queries.ts'
import { waitlistDocument } from '../../features/mypage/waitlist-tasks.ts'
import { memberDocument } from '../../features/mypage/member-queries.ts'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'
import { PageWait } from '../page-wait.tsx'
import { preloadQuery, type PageHandle } from '../page.ts'
import { useViewer } from '../viewer.tsx'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(memberDocument, {}), preloadQuery(investmentsDocument, {}), preloadQuery(waitlistDocument, {})] }

function Home() {
  const [{ data: member, error: memberError }, askMember] = useQuery({ query: memberDocument })
  const [{ data: investments, error: investmentsError }, askInvestments] = useQuery({ query: investmentsDocument })
  const { extraInfo } = useViewer()
  const askAgain = useCallback(() => {
    askMember({ requestPolicy: 'network-only' })
    askInvestments({ requestPolicy: 'network-only' })
  }, [askMember, askInvestments])
  const me = member?.me ?? null
  const inbox = member?.inboxState
  if (me === null || !inbox || !investments) return <PageWait title="マイページ" failed={(memberError ?? investmentsError) !== undefined} onRetry={askAgain} />
  return (
    <MemberHomePage
      me={me}
      invests={investments.myInvests}
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

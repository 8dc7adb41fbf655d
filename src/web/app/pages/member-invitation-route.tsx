import { InvitationProgramPage } from '../../features/mypage/invitation-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="お友だち紹介" noIndex />
      <MemberOnly>{(me) => <InvitationProgramPage me={me} />}</MemberOnly>
    </>
  )
}

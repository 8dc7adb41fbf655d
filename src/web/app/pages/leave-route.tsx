import { LeavePage } from '../../features/people/member-request/leave-page.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="退会" noIndex />
      <MemberOnly>{(me) => <LeavePage email={me.email} />}</MemberOnly>
    </>
  )
}

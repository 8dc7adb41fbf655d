import { LeavePage } from '../../features/communication/member-requests/leave-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="退会" noIndex />
      <MemberOnly>{(me) => <LeavePage email={me.email} />}</MemberOnly>
    </>
  )
}

import { InvitationProgramPage } from '../../features/people/referral/invitation-page.tsx'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="紹介プログラム" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '紹介プログラム' }]} />
      <MemberOnly>{(me) => <InvitationProgramPage me={me} />}</MemberOnly>
    </>
  )
}

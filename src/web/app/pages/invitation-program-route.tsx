import { InvitationProgramPage } from '../../features/invitation/invitation-page.tsx'
import { MemberBreadcrumbs } from '../breadcrumbs.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="お友だち紹介" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: 'お友だち紹介' }]} />
      <MemberOnly>{(me) => <InvitationProgramPage me={me} />}</MemberOnly>
    </>
  )
}

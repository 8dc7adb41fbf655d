import { InvitationProgramPage } from '../../features/people/invitation/invitation-page.tsx'
import { MemberBreadcrumbs } from '../breadcrumbs.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="紹介プログラム" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '紹介プログラム' }]} />
      <MemberOnly>{(me) => <InvitationProgramPage me={me} />}</MemberOnly>
    </>
  )
}

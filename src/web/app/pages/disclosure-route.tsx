import { DisclosurePage } from '../../features/people/member-request/disclosure-page.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="個人データの開示など" noIndex />
      <MemberOnly>{() => <DisclosurePage />}</MemberOnly>
    </>
  )
}

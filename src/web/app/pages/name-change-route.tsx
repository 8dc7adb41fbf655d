import { NameChangePage } from '../../features/people/member-request/name-change-page.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="氏名の変更" noIndex />
      <MemberOnly>{() => <NameChangePage />}</MemberOnly>
    </>
  )
}

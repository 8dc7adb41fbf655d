import { NameChangePage } from '../../features/communication/member-requests/name-change-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="氏名の変更" noIndex />
      <MemberOnly>{() => <NameChangePage />}</MemberOnly>
    </>
  )
}

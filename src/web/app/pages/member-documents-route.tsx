import { DocumentsPage } from '../../features/mypage/documents-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="書類" noIndex />
      <MemberOnly>{() => <DocumentsPage />}</MemberOnly>
    </>
  )
}

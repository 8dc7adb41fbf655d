import { documentsDocument } from '../../features/documents/document/document-queries.ts'
import { DocumentsPage } from '../../features/documents/document/documents-page.tsx'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(documentsDocument, {})] }

export function Component() {
  return (
    <>
      <PageHead title="書類" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '書類' }]} />
      <MemberOnly>{() => <DocumentsPage />}</MemberOnly>
    </>
  )
}

import { documentsDocument } from '../../features/documents/documents/document-queries.ts'
import { DocumentsPage } from '../../features/documents/documents/documents-page.tsx'
import { MemberBreadcrumbs } from '../breadcrumbs.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'
import { preloadQuery, type PageHandle } from '../page.ts'

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

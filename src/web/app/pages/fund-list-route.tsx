import { fundListDocument } from '../../features/funds/fund/fund-queries.ts'
import { FundListPage } from '../../features/funds/fund/fund-list-page.tsx'
import { Breadcrumbs, useBreadcrumbData } from '../layout/breadcrumbs.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

const crumbs = [{ name: 'ファンド一覧' }]

export const handle: PageHandle = { preload: () => [preloadQuery(fundListDocument, {})] }

export function Component() {
  const breadcrumbData = useBreadcrumbData(crumbs)
  return (
    <>
      <PageHead
        title="ファンド一覧"
        description="募集前・募集中・運用中・運用終了のファンドの一覧です。予定分配率（年利・税引前）、運用期間、募集の状況をご覧いただけます。"
        structuredData={[breadcrumbData]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <FundListPage />
    </>
  )
}

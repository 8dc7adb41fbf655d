import { RecordPage } from '../../features/funds/track-record/record-page.tsx'
import { recordMonthsDocument, trackRecordDocument } from '../../features/funds/track-record/record-queries.ts'
import { Breadcrumbs, useBreadcrumbData } from '../layout/breadcrumbs.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

const crumbs = [{ name: '運用実績' }]

export const handle: PageHandle = {
  preload: () => [preloadQuery(trackRecordDocument, {}), preloadQuery(recordMonthsDocument, {})],
}

export function Component() {
  const breadcrumbData = useBreadcrumbData(crumbs)
  return (
    <>
      <PageHead
        title="運用実績"
        description="償還したすべてのファンドの、予定と実績の年利・運用期間・元本の償還です。元本割れと期間の延長も掲載しています。"
        structuredData={[breadcrumbData]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <RecordPage />
    </>
  )
}

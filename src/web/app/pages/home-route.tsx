import { faqEntries } from '../../features/static/faq/faq-entries.ts'
import { FaqList } from '../../features/static/faq/faq-list.tsx'
import { fundListDocument } from '../../features/funds/fund/fund-queries.ts'
import { HomeFunds } from '../../features/funds/fund/home-funds.tsx'
import { HomePage } from '../../features/funds/home/home-page.tsx'
import { HomeRecord } from '../../features/funds/track-record/home-record.tsx'
import { trackRecordDocument } from '../../features/funds/track-record/record-queries.ts'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useSite } from '../site/site-context.tsx'
import { useViewer } from '../session/viewer.tsx'

export const handle: PageHandle = {
  preload: () => [preloadQuery(fundListDocument, {}), preloadQuery(trackRecordDocument, {})],
}

export function Component() {
  const site = useSite()
  const { me, loading } = useViewer()
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.companyName,
    url: `${site.baseUrl}/`,
    logo: `${site.baseUrl}/favicon.svg`,
  }
  return (
    <>
      <PageHead
        title={site.brandName}
        description="10万円から始める不動産クラウドファンディング。一人ひとりの小さな出資を縒り合わせて、ひとつの物件を運用します。元本は保証されません。"
        structuredData={[organization]}
      />
      <HomePage
        isVisitor={me === null && !loading}
        record={<HomeRecord />}
        funds={<HomeFunds />}
        questions={<FaqList entries={faqEntries.slice(0, 4)} />}
      />
    </>
  )
}

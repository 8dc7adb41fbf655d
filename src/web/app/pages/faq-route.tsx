import { faqEntries } from '../../features/static/faq/faq-entries.ts'
import { FaqPage } from '../../features/static/faq/faq-page.tsx'
import { Breadcrumbs, useBreadcrumbData } from '../layout/breadcrumbs.tsx'
import { PageHead } from '../layout/page-head.tsx'

const crumbs = [{ name: 'よくある質問' }]

const faqData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqEntries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

export function Component() {
  const breadcrumbData = useBreadcrumbData(crumbs)
  return (
    <>
      <PageHead
        title="よくある質問"
        description="元本や分配、申し込み、入金、クーリング・オフについてのよくある質問です。"
        structuredData={[breadcrumbData, faqData]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <FaqPage />
    </>
  )
}

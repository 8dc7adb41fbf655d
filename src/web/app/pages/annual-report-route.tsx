import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import { AnnualReportPage } from '../../features/documents/document/annual-report-page.tsx'
import { annualReportDocument } from '../../features/documents/document/document-queries.ts'
import { LoadingText } from '../../ui/skeleton.tsx'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { useNow } from '../time/now.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

export const handle: PageHandle = {
  preloadForMember: ({ year = '' }) => [preloadQuery(annualReportDocument, { year })],
}

export function Component() {
  const { year: text = '' } = useParams()
  const navigate = useNavigate()
  const year = parseReportYear(text, new Date(useNow()))
  useEffect(() => {
    if (year === null) void navigate('/', { replace: true })
  }, [year, navigate])
  return (
    <>
      <PageHead title="年間取引報告書" noIndex />
      {year === null ? (
        <LoadingText />
      ) : (
        <>
          <MemberBreadcrumbs crumbs={[{ name: '書類', path: '/mypage/documents' }, { name: `${year}年度分` }]} />
          <MemberOnly>{() => <AnnualReportPage year={year} />}</MemberOnly>
        </>
      )}
    </>
  )
}

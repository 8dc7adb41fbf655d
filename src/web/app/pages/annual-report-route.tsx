import { AnnualReportPage } from '../../features/mypage/annual-report-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="年間取引報告書" noIndex />
      <MemberOnly>{() => <AnnualReportPage />}</MemberOnly>
    </>
  )
}

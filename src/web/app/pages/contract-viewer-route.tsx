import { ContractViewerPage } from '../../features/investing/contract-confirmation/contract-viewer-page.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="契約成立時書面" noIndex />
      <MemberOnly>{() => <ContractViewerPage />}</MemberOnly>
    </>
  )
}

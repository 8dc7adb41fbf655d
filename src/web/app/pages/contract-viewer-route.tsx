import { ContractViewerPage } from '../../features/investing/contract/contract-viewer-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="契約成立時書面" noIndex />
      <MemberOnly>{() => <ContractViewerPage />}</MemberOnly>
    </>
  )
}

import { DisclosurePage } from '../../features/communication/member-requests/disclosure-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="個人データの開示など" noIndex />
      <MemberOnly>{() => <DisclosurePage />}</MemberOnly>
    </>
  )
}

import { IdentityAppPage } from '../../features/people/identity/identity-app-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="本人確認の結果" noIndex />
      <IdentityAppPage />
    </>
  )
}

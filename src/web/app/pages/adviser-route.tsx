import { AdviserPage } from '../../features/treasury/adviser/adviser-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="帳簿の閲覧（税理士の方）" noIndex />
      <AdviserPage />
    </>
  )
}

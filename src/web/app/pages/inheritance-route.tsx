import { InheritancePage } from '../../features/people/member-request/inheritance-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="相続" description="会員の方が亡くなったときの、ご家族と代理人の方の窓口です。" />
      <InheritancePage />
    </>
  )
}

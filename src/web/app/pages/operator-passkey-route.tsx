import { OperatorPasskeyPage } from '../../features/people/operator-access/operator-passkey-page.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="パスキーの確認" noIndex />
      <MemberOnly>{() => <OperatorPasskeyPage />}</MemberOnly>
    </>
  )
}

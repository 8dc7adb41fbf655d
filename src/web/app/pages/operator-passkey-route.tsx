import { OperatorPasskeyPage } from '../../features/core/operator-passkey/operator-passkey-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="パスキーの確認" noIndex />
      <MemberOnly>{() => <OperatorPasskeyPage />}</MemberOnly>
    </>
  )
}

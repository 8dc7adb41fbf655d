import { ResetPasswordPage } from '../../features/password/reset-password-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="新しいパスワードの設定" noIndex />
      <ResetPasswordPage />
    </>
  )
}

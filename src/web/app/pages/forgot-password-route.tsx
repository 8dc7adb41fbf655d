import { ForgotPasswordPage } from '../../features/password/forgot-password-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="パスワードをお忘れの方" noIndex />
      <ForgotPasswordPage />
    </>
  )
}

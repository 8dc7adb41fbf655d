import { ForgotPasswordPage } from '../../features/people/password/forgot-password-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="パスワードを忘れた方" noIndex />
      <ForgotPasswordPage />
    </>
  )
}

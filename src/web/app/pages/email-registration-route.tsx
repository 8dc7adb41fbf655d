import { EmailRegistrationPage } from '../../features/people/registration/email-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="会員登録" description="会員登録です。メールアドレスの確認から始めます。登録は無料です。" />
      <EmailRegistrationPage />
    </>
  )
}

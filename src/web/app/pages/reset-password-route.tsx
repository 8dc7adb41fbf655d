import { useParams } from 'react-router'
import { ResetPasswordPage } from '../../features/people/password/reset-password-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  const { code = '' } = useParams()
  return (
    <>
      <PageHead title="パスワードの再設定" noIndex />
      <ResetPasswordPage code={code} />
    </>
  )
}

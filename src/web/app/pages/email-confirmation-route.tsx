import { useParams } from 'react-router'
import { ConfirmEmailPage } from '../../features/people/security/confirm-email-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  const { token = '' } = useParams()
  return (
    <>
      <PageHead title="メールアドレスの変更" noIndex />
      <ConfirmEmailPage token={token} />
    </>
  )
}

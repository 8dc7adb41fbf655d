import { useParams } from 'react-router'
import { StopPage } from '../../features/people/security/stop-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  const { token = '' } = useParams()
  return (
    <>
      <PageHead title="利用の停止" noIndex />
      <StopPage token={token} />
    </>
  )
}

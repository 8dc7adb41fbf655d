import { useParams } from 'react-router'
import { AdviserStartPage } from '../../features/treasury/adviser/adviser-start-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  const { code = '' } = useParams()
  return (
    <>
      <PageHead title="パスワードの設定" noIndex />
      <AdviserStartPage code={code} />
    </>
  )
}

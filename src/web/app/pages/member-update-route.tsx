import { UpdatePage } from '../../features/people/registration/update-page.tsx'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="登録情報の更新" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '登録情報', path: '/mypage/info' }, { name: '更新' }]} />
      <MemberOnly>{() => <UpdatePage />}</MemberOnly>
    </>
  )
}

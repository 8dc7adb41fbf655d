import { UpdatePage } from '../../features/people/registration/update-page.tsx'
import { MemberBreadcrumbs } from '../breadcrumbs.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="登録情報の更新" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '登録情報', path: '/mypage/info' }, { name: '更新' }]} />
      <MemberOnly>{() => <UpdatePage />}</MemberOnly>
    </>
  )
}

import { UpdatePage } from '../../features/registration/update-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="登録情報の更新" noIndex />
      <MemberOnly>{() => <UpdatePage />}</MemberOnly>
    </>
  )
}

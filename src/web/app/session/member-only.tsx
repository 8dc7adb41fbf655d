import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { useLogin } from './login.tsx'
import { useViewer, type ViewerMember } from './viewer.tsx'
import styles from '../layout/layout.module.css'

/** Shows a member's page to members, and to anyone else how to become or be one. */
export function MemberOnly({ children }: { children: (me: ViewerMember) => ReactNode }) {
  const { me, loading } = useViewer()
  const openLogin = useLogin()
  if (me !== null) return children(me)
  if (loading) {
    return (
      <div className={`page-width ${styles.plain}`} aria-busy="true">
        <LoadingText />
        <Skeleton shape="title" />
      </div>
    )
  }
  return (
    <div className={`page-width ${styles.plain}`}>
      <PageTitle>ログインしてください</PageTitle>
      <p>このページは、会員の方がログインすると表示されます。</p>
      <p>
        <Button variant="filled" onClick={openLogin}>
          ログイン
        </Button>
      </p>
      <p>
        <LinkButton to="/regist" variant="quiet">
          新規会員登録
        </LinkButton>
      </p>
    </div>
  )
}

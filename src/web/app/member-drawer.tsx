import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import { graphql } from '../gql/graphql.ts'
import { Drawer } from '../ui/dialog.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Tag } from '../ui/tag.tsx'
import { TenThreads } from '../ui/ten-threads.tsx'
import { queueReloadToast } from './page-storage.ts'
import { useErrorToast } from './use-error-toast.ts'
import { useViewer, type ViewerMember } from './viewer.tsx'
import styles from './member-drawer.module.css'

const logoutDocument = graphql(`
  mutation Logout {
    logout { ok }
  }
`)

function DrawerLink({ to, icon, mark, onClose, children }: { to: string; icon: IconName; mark?: ReactNode; onClose: () => void; children: ReactNode }) {
  return (
    <li>
      <Link to={to} onClick={onClose}>
        <Icon name={icon} />
        <span>{children}</span>
        {mark}
      </Link>
    </li>
  )
}

export function MemberDrawer({ open, onClose, me }: { open: boolean; onClose: () => void; me: ViewerMember }) {
  const { investingAmount } = useViewer()
  const [, logout] = useMutation(logoutDocument)
  const [leaving, setLeaving] = useState(false)
  const showError = useErrorToast()
  const leave = async () => {
    setLeaving(true)
    const { error } = await logout({})
    if (error !== undefined) {
      setLeaving(false)
      showError(error)
      return
    }
    queueReloadToast('ログアウトしました')
    window.location.assign('/')
  }
  return (
    <Drawer open={open} onClose={onClose} title={`${me.sei} ${me.mei} さま`}>
      <p className={styles.email}>{me.email}</p>
      <section className={styles.limit} aria-label="投資できる金額">
        <p>投資できる金額</p>
        <TenThreads inUse={investingAmount} />
      </section>
      <nav aria-label="マイページ">
        <ul className={styles.links}>
          <DrawerLink to="/mypage/projects" icon="yen" onClose={onClose}>投資の状況</DrawerLink>
          <DrawerLink to="/mypage/info" icon="person" onClose={onClose} mark={me.is_ekyc_authed ? undefined : <Tag tone="warning">本人確認 未済</Tag>}>登録情報</DrawerLink>
          <DrawerLink to="/mypage/documents" icon="document" onClose={onClose}>書類</DrawerLink>
          <DrawerLink to="/mypage/invitation" icon="mail" onClose={onClose} mark={me.invitation_code === null ? <Tag tone="ended">未開始</Tag> : undefined}>お友だち紹介</DrawerLink>
          <DrawerLink to="/projects" icon="home" onClose={onClose}>ファンド一覧</DrawerLink>
          {me.role === 'admin' && (
            <li>
              <a href="/itoadmintool" target="_blank" rel="noopener">
                <Icon name="lock" />
                <span>運営ツール</span>
                <Icon name="external" size={16} />
                <span className="visually-hidden">（新しいタブ）</span>
              </a>
            </li>
          )}
        </ul>
      </nav>
      <button type="button" className={styles.logout} aria-busy={leaving || undefined} onClick={() => void (leaving || leave())}>
        <Icon name="logout" />
        ログアウト
      </button>
    </Drawer>
  )
}

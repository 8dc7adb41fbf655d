import { lazy, Suspense, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoMark, logoClass } from '../../ui/thread.tsx'
import { useLogin } from '../session/login.tsx'
import { useSite } from '../site/site-context.tsx'
import { useViewer } from '../session/viewer.tsx'
import { VisitorMenu } from './visitor-drawer.tsx'
import styles from './layout.module.css'

/** For members only, and not before they open it. */
const MemberDrawer = lazy(() => import('./member-drawer.tsx').then((module) => ({ default: module.MemberDrawer })))

export function Header() {
  const site = useSite()
  const { me, loading } = useViewer()
  const openLogin = useLogin()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [drawerOpened, setDrawerOpened] = useState(false)
  const openDrawer = () => {
    setDrawerOpened(true)
    setDrawerOpen(true)
  }
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  return (
    <header className={styles.header}>
      {site.environmentName !== null && <p className={styles.environment}>{site.environmentName}</p>}
      <div className={`page-width ${styles.headerRow}`}>
        <Link className={logoClass} to="/" aria-label={`${site.brandName} ホーム`}>
          <LogoMark />
          <span>{site.brandName}</span>
        </Link>
        <nav className={styles.navigation} aria-label="メインメニュー">
          <Link to="/projects">ファンド一覧</Link>
          <Link to="/record">運用実績</Link>
          <Link to="/flow">はじめての方へ</Link>
          <Link to="/faq">よくある質問</Link>
        </nav>
        <div className={styles.account} data-loading={loading || undefined}>
          {me === null ? (
            <>
              <button type="button" className={styles.loginLink} onClick={openLogin}>
                ログイン
              </button>
              <LinkButton className={styles.registerLink} to="/regist" variant="filled" size="small">
                会員登録
              </LinkButton>
              <VisitorMenu />
            </>
          ) : (
            <Button
              size="small"
              className={styles.memberButton}
              aria-haspopup="dialog"
              aria-expanded={drawerOpen}
              onClick={openDrawer}
            >
              <Icon name="person" size={18} />
              マイページ
            </Button>
          )}
        </div>
      </div>
      {me !== null && drawerOpened && (
        <Suspense fallback={null}>
          <MemberDrawer open={drawerOpen} onClose={closeDrawer} me={me} />
        </Suspense>
      )}
    </header>
  )
}

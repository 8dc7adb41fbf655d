import { memo, useCallback, useState } from 'react'
import { LinkButton, Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { DrawerLink, DrawerLinks } from './drawer-link.tsx'
import { useLogin } from '../session/login.tsx'
import styles from './drawer.module.css'
import layoutStyles from './layout.module.css'

/** Drawn once: to open the menu draws nothing anew. */
const VisitorLinks = memo(function VisitorLinks({ onClose }: { onClose: () => void }) {
  const openLogin = useLogin()
  return (
    <>
      <div className={styles.ways}>
        <LinkButton to="/regist" variant="filled" full onClick={onClose}>
          会員登録
        </LinkButton>
        <Button
          full
          onClick={() => {
            onClose()
            openLogin()
          }}
        >
          ログイン
        </Button>
      </div>
      <DrawerLinks label="メニュー">
        <DrawerLink to="/projects" icon="search" onClose={onClose}>
          ファンド一覧
        </DrawerLink>
        <DrawerLink to="/record" icon="check-circle" onClose={onClose}>
          運用実績
        </DrawerLink>
        <DrawerLink to="/flow" icon="info" onClose={onClose}>
          はじめての方へ
        </DrawerLink>
        <DrawerLink to="/faq" icon="help" onClose={onClose}>
          よくある質問
        </DrawerLink>
      </DrawerLinks>
    </>
  )
})

/** The menu of someone who is not logged in, where the header has no room for its links. */
export function VisitorMenu() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button
        size="small"
        icon="menu"
        className={layoutStyles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className={layoutStyles.menuName}>メニュー</span>
      </Button>
      <Drawer open={open} onClose={close} title="メニュー">
        <VisitorLinks onClose={close} />
      </Drawer>
    </>
  )
}

import { LinkButton, Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { DrawerLink, DrawerLinks } from './drawer-link.tsx'
import { useLogin } from '../session/login.tsx'
import styles from './drawer.module.css'

/** The menu of someone who is not logged in, where the header has no room for its links. */
export function VisitorDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const openLogin = useLogin()
  return (
    <Drawer open={open} onClose={onClose} title="メニュー">
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
    </Drawer>
  )
}

import { useQuery } from 'urql'
import { memberAllowance } from '../../../domain/investing/allowance.ts'
import { yen } from '../../../domain/money.ts'
import { graphql } from '../../gql/graphql.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TenThreads } from '../../ui/ten-threads.tsx'
import { DrawerLink, DrawerLinks, DrawerTabLink } from './drawer-link.tsx'
import { useLogout } from '../session/use-logout.ts'
import { useViewer, type ViewerMember } from '../session/viewer.tsx'
import styles from './drawer.module.css'

const drawerTasksDocument = graphql(`
  query DrawerTasks {
    myInvests { id status }
    inboxState { unread }
  }
`)

interface MemberDrawerProps {
  open: boolean
  onClose: () => void
  me: ViewerMember
}

/** Applications that wait for a confirmation or a deposit, and unread mails; asked for when the drawer opens, not with every page. */
function useCounts(open: boolean): { tasks: number; unread: number } {
  const [{ data }] = useQuery({ query: drawerTasksDocument, pause: !open })
  return {
    tasks: data?.myInvests.filter(({ status }) => status === 'Entry').length ?? 0,
    unread: data?.inboxState.unread ?? 0,
  }
}

function MemberLinks({ open, onClose, me }: MemberDrawerProps) {
  const counts = useCounts(open)
  return (
    <>
      <DrawerLinks label="マイページ">
        <DrawerLink to="/mypage" icon="home" onClose={onClose}>
          マイページ
        </DrawerLink>
        <DrawerLink
          to="/mypage/projects"
          icon="yen"
          onClose={onClose}
          mark={counts.tasks > 0 && <Tag tone="warning">手続き{counts.tasks}件</Tag>}
        >
          投資の状況
        </DrawerLink>
        <DrawerLink
          to="/mypage/inbox"
          icon="bell"
          onClose={onClose}
          mark={counts.unread > 0 && <Tag tone="waiting">未読{counts.unread}件</Tag>}
        >
          お知らせ
        </DrawerLink>
        <DrawerLink to="/mypage/documents" icon="document" onClose={onClose}>
          書類
        </DrawerLink>
        <DrawerLink
          to="/mypage/info"
          icon="person"
          onClose={onClose}
          mark={!me.is_ekyc_authed && <Tag tone="warning">本人確認 未済</Tag>}
        >
          登録情報
        </DrawerLink>
        <DrawerLink to="/mypage/security" icon="lock" onClose={onClose}>
          ログインとセキュリティ
        </DrawerLink>
        <DrawerLink
          to="/mypage/invitation"
          icon="mail"
          onClose={onClose}
          mark={me.invitation_code === null && <Tag tone="ended">未開始</Tag>}
        >
          紹介プログラム
        </DrawerLink>
      </DrawerLinks>
      <DrawerLinks label="そのほかのページ">
        <DrawerLink to="/projects" icon="search" onClose={onClose}>
          ファンド一覧
        </DrawerLink>
        <DrawerLink to="/record" icon="check-circle" onClose={onClose}>
          運用実績
        </DrawerLink>
        <DrawerLink to="/faq" icon="info" onClose={onClose}>
          よくある質問
        </DrawerLink>
        {me.role === 'admin' && (
          <>
            <DrawerTabLink href="/itoadmintool" icon="lock">
              運営ツール
            </DrawerTabLink>
            <DrawerTabLink href="/itoadmintool/content-editor" icon="document">
              コンテンツの編集
            </DrawerTabLink>
          </>
        )}
      </DrawerLinks>
    </>
  )
}

function Logout() {
  const { leaving, leave } = useLogout()
  return (
    <button type="button" className={styles.logout} aria-busy={leaving || undefined} onClick={leave}>
      <Icon name="logout" />
      ログアウト
    </button>
  )
}

export function MemberDrawer({ open, onClose, me }: MemberDrawerProps) {
  const { investingAmount } = useViewer()
  return (
    <Drawer open={open} onClose={onClose} title="メニュー">
      <section className={styles.member} aria-label="会員">
        <div>
          <p className={styles.name}>
            {me.sei} {me.mei} 様
          </p>
          <p className={styles.email}>{me.email}</p>
        </div>
        <p className={styles.allowance}>
          <span>投資可能額</span>
          <b>
            <Money yen={memberAllowance(yen(investingAmount))} unit="manYen" />
          </b>
        </p>
        <TenThreads inUse={investingAmount} />
      </section>
      <MemberLinks open={open} onClose={onClose} me={me} />
      <Logout />
    </Drawer>
  )
}

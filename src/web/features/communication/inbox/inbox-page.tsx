import { Link } from 'react-router'
import { NOTIFICATION_TEXTS } from '../../../../domain/communication/notification-kind.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { MemberPageHead } from '../../../app/member-page/member-page.tsx'
import { BounceNotice } from './bounce-notice.tsx'
import type { InboxLine } from './inbox-queries.ts'
import pageStyles from '../../../app/member-page/mypage.module.css'
import styles from './inbox.module.css'

function MailRow({ mail }: { mail: InboxLine }) {
  return (
    <li data-unread={mail.read_at === null || undefined}>
      <Link to={`/mypage/inbox/${mail.id}`}>
        <span className={styles.meta}>
          {mail.read_at === null && <b className={styles.unread}>未読</b>}
          <span>{NOTIFICATION_TEXTS[mail.kind].label}</span>
          {mail.state === 'undelivered' && <Tag tone="warning">メール不達</Tag>}
          {mail.state === 'waiting' && <Tag tone="waiting">送信待ち</Tag>}
          <DateTime value={mail.created_at} className={styles.when ?? ''} />
        </span>
        <span className={styles.subject}>{mail.subject}</span>
      </Link>
    </li>
  )
}

interface InboxPageProps {
  email: string
  mails: readonly InboxLine[]
  unread: number
  bouncedAt: string | null
  hasMore: boolean
  loadingMore: boolean
  onMore: () => void
  onReadAll: () => void
}

/** Everything that was sent to the member, readable even where no mail arrives. */
export function InboxPage({
  email,
  mails,
  unread,
  bouncedAt,
  hasMore,
  loadingMore,
  onMore,
  onReadAll,
}: InboxPageProps) {
  return (
    <>
      <MemberPageHead
        title="お知らせ"
        aside={
          <Link className="tap-link" to="/mypage/notifications">
            通知の設定
          </Link>
        }
      />
      <div className={`page-width ${pageStyles.columns}`}>
        {bouncedAt !== null && <BounceNotice since={bouncedAt} email={email} />}
        <div>
          <div className={styles.tools}>
            <p role="status">{unread === 0 ? '未読はありません' : `未読 ${unread}件`}</p>
            {unread > 0 && (
              <Button size="small" onClick={onReadAll}>
                すべて既読にする
              </Button>
            )}
          </div>
          {mails.length === 0 ? (
            <Card>
              <p>お知らせはまだありません。お送りしたメールは、すべてここで読めます。</p>
            </Card>
          ) : (
            <ul className={styles.mails}>
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </ul>
          )}
          {hasMore && (
            <p className={styles.more}>
              <Button loading={loadingMore} onClick={onMore}>
                以前のお知らせを読み込む
              </Button>
            </p>
          )}
        </div>
      </div>
    </>
  )
}

import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { endOtherSessionsDocument, endSessionDocument, type LoginSession } from './security-queries.ts'
import styles from './security.module.css'

interface SessionRowProps {
  session: LoginSession
  onEnded: () => void
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const [{ fetching }, endSession] = useMutation(endSessionDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const end = async () => {
    const { error } = await endSession({ id: session.id })
    if (error === undefined) toast.success(`${session.device}をログアウトしました。`)
    else showError(error)
    onEnded()
  }
  return (
    <li className={styles.item}>
      <Icon name="device" size={24} className={styles.itemIcon} />
      <div>
        <p className={styles.itemName}>
          {session.device} {session.is_current && <Tag tone="done">この端末</Tag>}
        </p>
        <p className="caption-text">
          最後の利用 <DateTime value={session.last_seen_at} />
        </p>
        <p className="caption-text">
          ログイン <DateTime value={session.started_at} />
        </p>
      </div>
      {!session.is_current && (
        <Button size="small" loading={fetching} onClick={() => void end()}>
          <span className="visually-hidden">{session.device}を</span>ログアウト
        </Button>
      )}
    </li>
  )
}

/** Where the member is logged in, and how to log out from afar. */
export function SessionsSection({ sessions, refetch }: { sessions: readonly LoginSession[]; refetch: () => void }) {
  const [{ fetching }, endOthers] = useMutation(endOtherSessionsDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const end = async () => {
    const { error } = await endOthers({})
    if (error === undefined) toast.success('ほかのすべての端末をログアウトしました。')
    else showError(error)
    refetch()
  }
  return (
    <Card className={styles.list}>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refetch} />
        ))}
      </ul>
      <div className={styles.foot}>
        {sessions.length > 1 && (
          <Button full loading={fetching} onClick={() => void end()}>
            ほかのすべての端末をログアウト
          </Button>
        )}
        <p className="caption-text">
          ログアウトは、すぐに反映されます。見覚えのない端末があるときは、ログアウトさせてから、パスワードを変更してください。
        </p>
      </div>
    </Card>
  )
}

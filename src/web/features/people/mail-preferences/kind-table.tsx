import { Icon } from '../../../ui/icon.tsx'
import type { NotificationSettings } from './notification-queries.ts'
import styles from './notifications.module.css'

interface SwitchProps {
  name: string
  on: boolean
  onChange: (on: boolean) => void
}

/** Shape and place tell on from off, not the colour alone. */
function Switch({ name, on, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="visually-hidden">{name}</span>
      <i aria-hidden="true" />
    </label>
  )
}

type Kind = NotificationSettings['kinds'][number]

interface KindTableProps {
  kinds: readonly Kind[]
  /** Whether any browser of the member's takes notices: without one no switch for them is on. */
  hasBrowser: boolean
  onMail: (kind: Kind['kind'], wanted: boolean) => void
  onPush: (kind: Kind['kind'], wanted: boolean) => void
}

/** What is told by which way. Mails that belong to a contract or to safety cannot be turned off, and say so. */
export function KindTable({ kinds, hasBrowser, onMail, onPush }: KindTableProps) {
  return (
    <table className={styles.kinds}>
      <caption className="visually-hidden">お知らせの種類ごとの受け取り方</caption>
      <thead>
        <tr>
          <th scope="col">種類</th>
          <th scope="col">メール</th>
          <th scope="col">ブラウザ</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, label, detail, can_choose_mail: canChoose, mail, push }) => (
          <tr key={kind}>
            <th scope="row">
              {label}
              <small>{detail}</small>
            </th>
            <td data-label="メール">
              {canChoose ? (
                <Switch name={`${label}のメール`} on={mail} onChange={(wanted) => onMail(kind, wanted)} />
              ) : (
                <span className={styles.locked}>
                  <Icon name="lock" size={16} />
                  停止できません
                </span>
              )}
            </td>
            <td data-label="ブラウザ">
              {hasBrowser ? (
                <Switch name={`${label}のブラウザ通知`} on={push} onChange={(wanted) => onPush(kind, wanted)} />
              ) : (
                <span className={styles.locked}>未登録</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { DateTime } from '../../../ui/money.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { MemberInfo } from './member-queries.ts'
import styles from '../../../app/member-page/mypage.module.css'

/** The new address that waits for a renewed identity verification. */
export function PendingAddress({ change }: { change: NonNullable<MemberInfo['changeAddress']> }) {
  return (
    <div className={styles.pending}>
      <p>
        <Tag tone="warning">変更の手続き中</Tag>
      </p>
      <p>
        <b>新しい住所</b>
        <br />
        {change.address}
      </p>
      <p className="caption-text">
        <DateTime value={change.changing_at} />
        に受け付けました。本人確認が終わると切り替わります。
      </p>
    </div>
  )
}

import { Link } from 'react-router'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Mails do not reach the member: since when, and what to do. */
export function BounceNotice({ since, email }: { since: string; email: string }) {
  return (
    <Notice tone="warning" title="メールが届いていません">
      <p>
        <DateTime value={since} />
        から、<b>{email}</b>{' '}
        へのメールが届いていません。入金の期限や分配のお知らせもこの画面で確認できますが、早めにご対応ください。
      </p>
      <p>
        受信拒否の設定や、受信箱の空き容量をご確認ください。アドレスは
        <Link to="/mypage/security">ログインとセキュリティ</Link>で変更できます。
      </p>
    </Notice>
  )
}

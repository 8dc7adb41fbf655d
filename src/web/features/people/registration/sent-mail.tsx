import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './registration.module.css'

/** The mail is on its way: where to, until when its link works, and what to do when it does not come. */
export function SentMail({ email, limitAt, onOther }: { email: string; limitAt: string; onOther: () => void }) {
  const { brandName } = useSite()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success" title="会員登録のURLをメール送信しました。メールをご確認ください。">
          メールの中のURLを開くと、会員情報の入力に進みます。
        </Notice>
      </div>
      <dl className={styles.sentFacts}>
        <div>
          <dt>送信先</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>URLの期限</dt>
          <dd>
            <DateTime value={limitAt} />
          </dd>
        </div>
      </dl>
      <Card as="section">
        <h2 className={styles.asideTitle}>メールが届かないとき</h2>
        <ul className={styles.advice}>
          <li>数分かかることがあります。少し待ってから、もう一度お確かめください。</li>
          <li>迷惑メールのフォルダーに入っていないかお確かめください。差出人は{brandName}です。</li>
          <li>メールアドレスに間違いがないかお確かめください。間違っていたときは、下のボタンからやり直せます。</li>
          <li>すでに会員の方には、登録のURLではなくログインのご案内をお送りしています。</li>
        </ul>
        <p className={styles.adviceActions}>
          <Button onClick={onOther}>メールアドレスを入力し直す</Button>
          <Link to="/contact">お問い合わせ</Link>
        </p>
      </Card>
    </div>
  )
}

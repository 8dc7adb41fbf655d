import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { pushSupport, type PushSupport } from './browser-push.ts'
import type { NotificationSettings } from './notification-queries.ts'
import styles from './notifications.module.css'

const explanations: Record<PushSupport, string> = {
  unsupported:
    'このブラウザは通知に対応していません。iPhoneやiPadでは、共有メニューから「ホーム画面に追加」をすると使えます。',
  denied: 'このブラウザでは、通知が拒否されています。ブラウザの設定でこのサイトの通知を許可すると、受け取れます。',
  off: '通知を許可すると、画面を開いていないときも、お知らせの件名が届きます。',
  on: 'このブラウザは通知を受け取る設定です。',
}

type Browser = NotificationSettings['browsers'][number]

function BrowserRow({ browser, onRemove }: { browser: Browser; onRemove: () => void }) {
  return (
    <li>
      <div>
        <p>
          {browser.device === '' ? 'ブラウザ' : browser.device}
          {browser.failed_at !== null && (
            <>
              {' '}
              <Tag tone="warning">届いていません</Tag>
            </>
          )}
        </p>
        <p className="caption-text">
          <DateTime value={browser.created_at} format="date" />
          に登録
          {browser.last_sent_at !== null && (
            <>
              ・最後の通知 <DateTime value={browser.last_sent_at} />
            </>
          )}
        </p>
      </div>
      <Button size="small" onClick={onRemove}>
        外す<span className="visually-hidden">（{browser.device}）</span>
      </Button>
    </li>
  )
}

interface BrowserSectionProps {
  browsers: readonly Browser[]
  /** Each resolves once the server knows. */
  onSubscribe: () => Promise<void>
  onUnsubscribe: () => Promise<void>
  onRemove: (id: string) => void
}

/** The browsers that take notices, and whether this one is among them. */
export function BrowserSection({ browsers, onSubscribe, onUnsubscribe, onRemove }: BrowserSectionProps) {
  const [support, setSupport] = useState<PushSupport | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void pushSupport().then(setSupport)
  }, [browsers])
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setSupport(await pushSupport())
    setBusy(false)
  }
  return (
    <Card className={styles.stack}>
      <p aria-live="polite">{support === null ? 'このブラウザを確認しています。' : explanations[support]}</p>
      {support === 'off' && (
        <p>
          <Button variant="filled" loading={busy} onClick={() => void run(onSubscribe)}>
            このブラウザで通知を受け取る
          </Button>
        </p>
      )}
      {support === 'on' && (
        <p>
          <Button loading={busy} onClick={() => void run(onUnsubscribe)}>
            このブラウザの通知を停止する
          </Button>
        </p>
      )}
      {browsers.length > 0 && (
        <div>
          <h3 className={styles.subtitle}>通知を受け取るブラウザ</h3>
          <ul className={styles.browsers}>
            {browsers.map((browser) => (
              <BrowserRow key={browser.id} browser={browser} onRemove={() => onRemove(browser.id)} />
            ))}
          </ul>
        </div>
      )}
      <p className="caption-text">
        通知には件名だけを表示します。金額や口座番号は含みません。端末の都合で遅れたり届かなかったりすることがあるため、大切な期限はメールとこの会員ページでご確認ください。
      </p>
    </Card>
  )
}

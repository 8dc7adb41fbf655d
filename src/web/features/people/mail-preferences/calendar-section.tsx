import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DateTime } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { CalendarFeed } from './notification-queries.ts'
import styles from './notifications.module.css'

function NewAddress({ url }: { url: string }) {
  return (
    <Notice tone="success" title="カレンダー用のアドレスを発行しました">
      <p>このアドレスは一度だけ表示します。カレンダーの「URLで追加」「照会カレンダー」に貼り付けてください。</p>
      <p className={styles.address}>
        <code>{url}</code>
        <CopyButton value={url} name="カレンダー用のアドレス" />
      </p>
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')}>この端末のカレンダーで開く</a>
      </p>
    </Notice>
  )
}

interface CalendarSectionProps {
  feed: CalendarFeed
  /** Null where it failed. */
  onStart: () => Promise<string | null>
  onStop: () => Promise<void>
}

/** The member's dates for a calendar of the member's own, under a secret address. */
export function CalendarSection({ feed, onStart, onStop }: CalendarSectionProps) {
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    setUrl(await onStart())
    setBusy(false)
  }
  const stop = async () => {
    setBusy(true)
    setUrl(null)
    await onStop()
    setBusy(false)
  }
  return (
    <Card className={styles.stack}>
      <p>
        募集の開始、抽選の結果、入金の期限、クーリング・オフの期限、分配の予定を、お使いのカレンダーに表示できます。変更は自動で反映されます。
      </p>
      {url !== null && <NewAddress url={url} />}
      {feed !== null && (
        <p className="caption-text">
          <DateTime value={feed.created_at} />
          に発行
          {feed.last_read_at === null ? (
            '・まだ読み込まれていません'
          ) : (
            <>
              ・最後の読み込み <DateTime value={feed.last_read_at} />
            </>
          )}
        </p>
      )}
      <p className={styles.actions}>
        <Button variant={feed === null ? 'filled' : 'outlined'} loading={busy} onClick={() => void start()}>
          {feed === null ? 'カレンダー用のアドレスを発行する' : '新しいアドレスを発行する'}
        </Button>
        {feed !== null && (
          <Button loading={busy} onClick={() => void stop()}>
            アドレスを無効にする
          </Button>
        )}
      </p>
      <p className="caption-text">
        アドレスを知っている人は、ログインせずにファンド名と日付を見られます。金額は含みません。新しいアドレスを発行すると、前のアドレスは使えなくなります。
      </p>
    </Card>
  )
}

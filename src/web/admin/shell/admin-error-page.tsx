import { Button } from '../../ui/button.tsx'
import styles from './shell.module.css'

/** A page that broke: what was typed may be lost, so it says what to do. */
export function AdminErrorPage() {
  return (
    <main className={styles.broken}>
      <h1>画面を表示できませんでした</h1>
      <p>
        保存した内容は失われていません。読み込み直しても同じ場合は、この画面の時刻を控えて、システムの担当者へお知らせください。
      </p>
      <Button variant="filled" onClick={() => window.location.reload()}>
        読み込み直す
      </Button>
    </main>
  )
}

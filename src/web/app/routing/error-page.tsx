import { Button, LinkButton } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { PageHead } from '../layout/page-head.tsx'
import styles from '../layout/layout.module.css'

const errorText = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error')

/** The last resort when a page breaks while it is shown. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className={`page-width ${styles.plain}`}>
      <PageHead title="エラー" noIndex />
      <PageTitle>Unexpected Application Error!</PageTitle>
      <p className="small-text">{errorText(error)}</p>
      <p>画面を表示できませんでした。お手数ですが、もう一度読み込むか、ホームからやり直してください。</p>
      <p className={styles.plainActions}>
        <Button variant="filled" onClick={() => window.location.reload()}>
          もう一度読み込む
        </Button>
        <LinkButton href="/" variant="outlined">
          ホームに戻る
        </LinkButton>
      </p>
    </main>
  )
}

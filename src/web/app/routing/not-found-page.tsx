import { LinkButton } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { PageHead } from '../layout/page-head.tsx'
import styles from '../layout/layout.module.css'

/** The thread that leads nowhere: two ends that do not meet. */
function LooseEnds() {
  return (
    <svg className={styles.looseEnd} viewBox="0 0 320 64" aria-hidden="true" focusable="false">
      <path d="M0 36C52 36 84 14 118 22s26 32 8 30-12-30 16-28" />
      <path d="M320 30c-40 0-66 16-96 12s-34-26-16-28 20 24 0 26" />
    </svg>
  )
}

export function NotFoundPage({
  explanation = 'お探しのページは見つかりませんでした。移動したか、削除された可能性があります。',
}: {
  explanation?: string
}) {
  return (
    <div className={`page-width ${styles.plain}`}>
      <PageHead title="Not Found 404" noIndex />
      <LooseEnds />
      <PageTitle>Not Found 404</PageTitle>
      <p>{explanation}</p>
      <p className={styles.plainActions}>
        <LinkButton to="/projects" variant="filled">
          ファンド一覧を見る
        </LinkButton>
        <LinkButton to="/">ホームに戻る</LinkButton>
      </p>
    </div>
  )
}

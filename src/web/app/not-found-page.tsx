import { LinkButton } from '../ui/button.tsx'
import { PageTitle } from '../ui/heading.tsx'
import { PageHead } from './page-head.tsx'
import styles from './layout.module.css'

export function NotFoundPage({ explanation = 'お探しのページは見つかりませんでした。移動したか、削除された可能性があります。' }: { explanation?: string }) {
  return (
    <div className={`page-width ${styles.plain}`}>
      <PageHead title="Not Found 404" noIndex />
      <PageTitle>Not Found 404</PageTitle>
      <p>{explanation}</p>
      <p><LinkButton to="/projects" variant="outlined">ファンド一覧を見る</LinkButton></p>
    </div>
  )
}

import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import styles from './layout.module.css'

/** Instead of what could not be loaded: says that nothing is lost and offers to ask again. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Notice tone="error" title={`${what}を読み込めませんでした。`} live>
      <p>お預けの資金や手続きの状況は変わっていません。時間をおいて、もう一度お試しください。</p>
      <p>
        <Button size="small" onClick={onRetry}>
          もう一度読み込む
        </Button>
      </p>
    </Notice>
  )
}

/** A page whose data has not come: it waits, or says that nothing came and offers to ask again. */
export function PageWait({ title, failed, onRetry }: { title: string; failed: boolean; onRetry: () => void }) {
  if (!failed)
    return (
      <div className="page-width" aria-busy="true">
        <LoadingText />
        <Skeleton shape="block" />
      </div>
    )
  return (
    <div className={`page-width ${styles.plain}`}>
      <PageTitle>{title}</PageTitle>
      <LoadFailure what={title} onRetry={onRetry} />
    </div>
  )
}

import { Button } from '../../ui/button.tsx'
import styles from './pager.module.css'

const figure = (value: number) => value.toLocaleString('ja-JP')

interface PagerProps {
  page: number
  size: number
  total: number
  /** There are more than are counted: filters lead to them. */
  isMore?: boolean
  onPage: (page: number) => void
}

/** Under a table: which rows of how many, and the way to the next. */
export function Pager({ page, size, total, isMore = false, onPage }: PagerProps) {
  if (total === 0) return null
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return (
    <nav className={styles.pager} aria-label="ページ">
      <span>
        {figure(first)}〜{figure(last)}件／{figure(total)}件{isMore && '以上（絞り込むと続きを表示できます）'}
      </span>
      {total > size && (
        <span className={styles.buttons}>
          <Button size="small" variant="quiet" aria-disabled={page === 1} onClick={() => page > 1 && onPage(1)}>
            最初へ
          </Button>
          <Button size="small" aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
            前へ
          </Button>
          <Button size="small" aria-disabled={last === total} onClick={() => last < total && onPage(page + 1)}>
            次へ
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-disabled={last === total}
            onClick={() => last < total && onPage(Math.ceil(total / size))}
          >
            最後へ
          </Button>
        </span>
      )}
    </nav>
  )
}

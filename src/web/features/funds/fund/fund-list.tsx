import { useMemo } from 'react'
import { useQuery } from 'urql'
import { useNowAround } from '../../../app/time/now.tsx'
import { useViewer } from '../../../app/session/viewer.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { FundCard } from './fund-card.tsx'
import { groupFunds, matchesFilter, type FundFilter } from './fund-groups.ts'
import { fundListDocument, type FundSummary } from './fund-queries.ts'
import { isMoving, withLive } from './live/live-fund.ts'
import { useLive, type LiveTotals } from './live/use-live.ts'
import styles from './fund-list.module.css'

/** Every published fund, asked anew at each visit; those that recruit move by themselves. */
export function useFunds() {
  const [{ data, error }, execute] = useQuery({ query: fundListDocument })
  const projects = data?.projects
  const now = useNowAround(projects?.map((fund) => fund.end_at) ?? [])
  const live = useLive<LiveTotals[]>(
    projects?.some((fund) => isMoving(fund, now)) === true ? '/live/projects' : null,
    data,
  )
  const funds = useMemo(() => {
    const liveOf = new Map(live?.map((one) => [String(one.id), one]))
    return projects?.map((fund) => withLive(fund, liveOf.get(fund.id)))
  }, [projects, live])
  return { funds, error, retry: () => execute({ requestPolicy: 'network-only' }) }
}

export function FundListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" title="ファンドを読み込めませんでした。" live>
      <p>時間をおいて、もう一度お試しください。</p>
      <p className={styles.retry}>
        <Button size="small" onClick={onRetry}>
          もう一度読み込む
        </Button>
      </p>
    </Notice>
  )
}

export function FundListPlaceholder({ count = 3 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-busy="true">
      <LoadingText />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton shape="picture" />
          <div>
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton shape="figure" />
            <Skeleton />
            <Skeleton shape="title" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** `place`: where the page begins, or below it. */
function FundGrid({ funds, place }: { funds: readonly FundSummary[]; place: 'top' | 'below' }) {
  return (
    <div className={styles.grid}>
      {funds.map((fund, index) => (
        <div key={fund.id} className={classNames(styles.place, (place === 'below' || index > 0) && 'below-fold')}>
          <FundCard fund={fund} priority={place === 'top' && index === 0} />
        </div>
      ))}
    </div>
  )
}

/** Where no fund is public yet: how to hear of the first one. */
export function NoFunds() {
  const { me } = useViewer()
  return (
    <Notice title="公開中のファンドはまだありません">
      <p>新しいファンドのご案内は、会員の方へメールでお送りします。</p>
      <p className={styles.retry}>
        {me === null ? (
          <LinkButton to="/regist" size="small" icon="mail">
            会員登録をして案内を受け取る
          </LinkButton>
        ) : (
          <LinkButton to="/mypage/info" size="small" icon="mail">
            メールの受け取りを確かめる
          </LinkButton>
        )}
      </p>
    </Notice>
  )
}

function NothingFound({ filtered }: { filtered: boolean }) {
  if (!filtered) return <NoFunds />
  return (
    <Notice title="条件に合うファンドはありません">
      <p>条件を変えるか、すべてのファンドをご覧ください。</p>
      <p className={styles.retry}>
        <LinkButton to="/projects" size="small">
          すべてのファンドを見る
        </LinkButton>
      </p>
    </Notice>
  )
}

export function FundGroups({ funds, filter }: { funds: readonly FundSummary[]; filter: FundFilter }) {
  const now = useNowAround(funds.flatMap((fund) => [fund.start_at, fund.end_at]))
  const groups = groupFunds(
    funds.filter((fund) => matchesFilter(fund, filter)),
    new Date(now),
  )
  if (groups.length === 0) return <NothingFound filtered={funds.length > 0} />
  return groups.map((group, index) => (
    <section
      key={group.progress}
      className={styles.group}
      aria-labelledby={`group-${group.progress.slice(0, 2)}-${group.label}`}
    >
      <h2 className={styles.groupTitle} id={`group-${group.progress.slice(0, 2)}-${group.label}`}>
        {group.label}
        <span className={styles.count}>{group.funds.length}件</span>
      </h2>
      <FundGrid funds={group.funds} place={index === 0 ? 'top' : 'below'} />
    </section>
  ))
}

import { Link } from 'react-router'
import { mayBeJoined } from '../../../../domain/funds/offering-word.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { offeringFacts } from '../../../from-api.ts'
import { SectionTitle } from '../../../ui/heading.tsx'
import { FundCard } from './fund-card.tsx'
import { leadingFunds } from './fund-groups.ts'
import { FundListFailure, FundListPlaceholder, NoFunds, useFunds } from './fund-list.tsx'
import styles from './home-funds.module.css'

/** One in full, so many more beside it; the list has all of them. */
const besideAtMost = 5

/** The fund whose offering ends first of those that may be joined; then the others, to be moved sideways. */
export function HomeFunds() {
  const { funds, error, retry } = useFunds()
  const now = useNowAround(funds?.flatMap((fund) => [fund.start_at, fund.end_at]) ?? [])
  const [featured, ...others] = funds === undefined ? [] : leadingFunds(funds, new Date(now))
  const isJoinable = featured !== undefined && mayBeJoined(offeringFacts(featured), new Date(now))
  const beside = others.slice(0, besideAtMost)
  return (
    <>
      <SectionTitle id="funds-title" className={styles.title}>
        {isJoinable ? '募集中のファンド' : 'ファンド'}
      </SectionTitle>
      {funds === undefined && error === undefined && <FundListPlaceholder count={1} />}
      {funds === undefined && error !== undefined && <FundListFailure onRetry={retry} />}
      {funds?.length === 0 && <NoFunds />}
      {featured !== undefined && <FundCard fund={featured} form="wide" />}
      {beside.length > 0 && (
        <div className={`below-fold ${styles.beside}`}>
          <div className={styles.besideHead}>
            <h2 id="other-funds-title">
              ほかのファンド <small>{`${beside.length}件・横に動かせます`}</small>
            </h2>
            <Link className="tap-link" to="/projects">{`すべて見る（${funds?.length ?? 0}件）`}</Link>
          </div>
          {/* Scrolled by arrow keys too, once it has the focus. */}
          <div className={styles.row} tabIndex={0} role="region" aria-labelledby="other-funds-title">
            {beside.map((fund) => (
              <FundCard key={fund.id} fund={fund} form="compact" />
            ))}
          </div>
        </div>
      )}
    </>
  )
}

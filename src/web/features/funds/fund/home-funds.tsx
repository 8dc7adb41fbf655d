import { useNowAround } from '../../../app/time/now.tsx'
import { leadingFunds } from './fund-groups.ts'
import { FundGrid, FundListFailure, FundListPlaceholder, NoFunds, useFunds } from './fund-list.tsx'

const shownAtMost = 6

export function HomeFunds() {
  const { funds, error, retry } = useFunds()
  const now = useNowAround(funds?.flatMap((fund) => [fund.start_at, fund.end_at]) ?? [])
  if (funds === undefined) return error === undefined ? <FundListPlaceholder /> : <FundListFailure onRetry={retry} />
  if (funds.length === 0) return <NoFunds />
  return <FundGrid funds={leadingFunds(funds, new Date(now)).slice(0, shownAtMost)} place="after-hero" />
}

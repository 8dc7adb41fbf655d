import { FundGrid, FundListFailure, FundListPlaceholder, NoFunds, useFunds } from './fund-list.tsx'
import { groupFunds } from './fund-groups.ts'

const shownAtMost = 6

/** Funds that can be applied for first, then those to come, then the others. */
const homeOrder = ['02', '01', '00', '03', '04', '05']

export function HomeFunds() {
  const { funds, error, retry } = useFunds()
  if (funds === undefined) return error === undefined ? <FundListPlaceholder /> : <FundListFailure onRetry={retry} />
  if (funds.length === 0) return <NoFunds />
  const groups = groupFunds(funds).sort((a, b) => homeOrder.indexOf(a.progress.slice(0, 2)) - homeOrder.indexOf(b.progress.slice(0, 2)))
  return <FundGrid funds={groups.flatMap((group) => group.funds).slice(0, shownAtMost)} place="after-hero" />
}

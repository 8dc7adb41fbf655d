import { useSearchParams } from 'react-router'
import { PageTitle } from '../../../ui/heading.tsx'
import { FundFilters } from './fund-filters.tsx'
import { filterFromSearch } from './fund-groups.ts'
import { FundGroups, FundListFailure, FundListPlaceholder, useFunds } from './fund-list.tsx'

export function FundListPage() {
  const { funds, error, retry } = useFunds()
  const [search] = useSearchParams()
  return (
    <div className="page-width">
      <PageTitle>ファンド一覧</PageTitle>
      <p className="small-text">
        分配率は年利・税引前の予定で、将来の成果を約束するものではありません。元本は保証されません。
      </p>
      <FundFilters />
      <div aria-live="polite">
        {funds !== undefined && <FundGroups funds={funds} filter={filterFromSearch(search)} />}
      </div>
      {funds === undefined && error === undefined && <FundListPlaceholder />}
      {funds === undefined && error !== undefined && <FundListFailure onRetry={retry} />}
    </div>
  )
}

import { useParams } from 'react-router'
import { useQuery } from 'urql'
import { splitFundName } from '../../../domain/funds/fund-text.ts'
import { OrderLogPage } from '../../features/investing/receipt-order/order-log-page.tsx'
import { orderLogDocument, type OrderLog } from '../../features/investing/receipt-order/order-log-queries.ts'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { NotFoundPage } from '../routing/not-found-page.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

export const handle: PageHandle = {
  preload: ({ id }) => [preloadQuery(orderLogDocument, { id: id ?? '' })],
  isMissing: ([answer]) => answer?.data?.orderLog === null,
}

const crumbsOf = (id: string, log: OrderLog | null | undefined): Crumb[] => [
  { name: 'ファンド一覧', path: '/projects' },
  ...(log ? [{ name: splitFundName(log.project_name).number ?? log.project_name, path: `/projects/${id}` }] : []),
  { name: '申込受付の記録' },
]

export function Component() {
  const { id = '' } = useParams()
  const [{ data, error }] = useQuery({ query: orderLogDocument, variables: { id } })
  const log = data?.orderLog
  if (log === null)
    return <NotFoundPage explanation="申込受付の記録は、先着方式のファンドの募集が始まってから公開します。" />
  return (
    <>
      <PageHead
        {...(log ? { image: `/pictures/${id}/preview.png` } : {})}
        title={`申込受付の記録${log ? ` ${log.project_name}` : ''}`}
        description="申し込みを受け付けた順番を、匿名の識別記号とともに公開しています。どなたでも確かめられます。"
      />
      <Breadcrumbs crumbs={crumbsOf(id, log)} />
      {log !== undefined && <OrderLogPage id={id} log={log} />}
      {log === undefined && error === undefined && (
        <div className="page-width" aria-busy="true">
          <LoadingText />
          <Skeleton shape="block" />
        </div>
      )}
      {log === undefined && error !== undefined && (
        <div className="page-width">
          <Notice tone="error" title="申込受付の記録を読み込めませんでした。" live>
            時間をおいて、もう一度お試しください。
          </Notice>
        </div>
      )}
    </>
  )
}

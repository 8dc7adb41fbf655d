import { useParams } from 'react-router'
import { splitFundName } from '../../../domain/funds/fund-text.ts'
import { progressTag } from '../../features/funds/fund/fund-facts.ts'
import { LotteryFailure, LotteryPage, LotteryPlaceholder } from '../../features/investing/lottery/lottery-page.tsx'
import {
  lotteryFundDocument,
  lotteryInvestsDocument,
  type LotteryFund,
} from '../../features/investing/lottery/lottery-queries.ts'
import { useLottery } from '../../features/investing/lottery/use-lottery.ts'
import { Breadcrumbs, useBreadcrumbData, type Crumb } from '../layout/breadcrumbs.tsx'
import { NotFoundPage } from '../routing/not-found-page.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

/** Of what the query answers, as much as tells a lottery from what is none. */
interface QueriedLottery {
  lottery_proof?: unknown
}

export const handle: PageHandle = {
  preload: ({ id }) => [preloadQuery(lotteryFundDocument, { id: id ?? '' })],
  preloadForMember: () => [preloadQuery(lotteryInvestsDocument, {})],
  isMissing: ([answer]) => {
    const project = answer?.data?.project as QueriedLottery | null | undefined
    return project === null || project?.lottery_proof === null
  },
}

function crumbsOf(fund: LotteryFund | null): Crumb[] {
  const list = { name: 'ファンド一覧', path: '/projects' }
  if (fund === null) return [list, { name: '抽選の確かめ方' }]
  return [
    list,
    { name: splitFundName(fund.name).number ?? fund.name, path: `/projects/${fund.id}` },
    { name: '抽選の確かめ方' },
  ]
}

function LotteryHead({ fund, crumbs }: { fund: LotteryFund; crumbs: readonly Crumb[] }) {
  return (
    <PageHead
      title={`抽選の確かめ方 ${fund.name}`}
      description={`${fund.name}の抽選が、公開した手順のとおりに行われたことを、どなたでも検算して確かめられます。`}
      image={`/pictures/${fund.id}/preview.png`}
      structuredData={[useBreadcrumbData(crumbs)]}
    />
  )
}

export function Component() {
  const { id = '' } = useParams()
  const { fund, application, isMissing, isFirstCome, error, refetch } = useLottery(id)
  if (isMissing)
    return (
      <NotFoundPage
        explanation={
          isFirstCome
            ? 'このファンドは先着方式のため、抽選はありません。'
            : 'お探しのファンドは見つかりませんでした。公開が終わったか、番号が違っている可能性があります。'
        }
      />
    )
  const crumbs = crumbsOf(fund)
  return (
    <>
      {fund === null ? <PageHead title="抽選の確かめ方" /> : <LotteryHead fund={fund} crumbs={crumbs} />}
      <Breadcrumbs crumbs={crumbs} />
      {fund !== null && (
        <LotteryPage
          key={fund.id}
          fund={fund}
          words={{ ...splitFundName(fund.name), progress: progressTag(fund) }}
          application={application}
        />
      )}
      {fund === null && error === undefined && <LotteryPlaceholder />}
      {fund === null && error !== undefined && <LotteryFailure onRetry={refetch} />}
    </>
  )
}

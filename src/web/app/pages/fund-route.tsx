import { useParams } from 'react-router'
import { splitFundName } from '../../../domain/funds/fund-text.ts'
import { ApplicationPlaceholder, beforeStart } from '../../features/funds/fund/application/application-box.tsx'
import { memberNotice } from '../../features/funds/fund/application/fund-notice.tsx'
import { fundDocument, myInvestsDocument, type Fund } from '../../features/funds/fund/fund-queries.ts'
import {
  actionBar,
  FundFailure,
  fundMessages,
  fundOutcome,
  FundPage,
  FundPlaceholder,
  fundDelay,
  fundExit,
  fundPoints,
  fundProperty,
  lotteryExplanation,
  runSummary,
  hasMoneyPlan,
  salePlanSections,
  hasDelay,
  hasExitAhead,
  simulator,
} from '../../features/funds/fund/fund-page.tsx'
import { failedHead, failedOutcome, lossStatement } from '../../features/funds/fund/run/run-parts.tsx'
import { galleryControls } from '../../features/funds/fund/fund-gallery.tsx'
import { closingDays } from '../../features/funds/fund/fund-information.tsx'
import { useFund } from '../../features/funds/fund/use-fund.ts'
import { fundStage, progressTag } from '../../features/funds/fund/fund-facts.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Breadcrumbs, useBreadcrumbData, type Crumb } from '../layout/breadcrumbs.tsx'
import { NotFoundPage } from '../routing/not-found-page.tsx'
import { useNowAround } from '../time/now.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { createPart } from '../routing/part.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useSite } from '../site/site-context.tsx'
import type { SiteSettings } from '../site/site.ts'

const member = createPart(
  () => import('./fund-member-part.tsx').then((module) => module.FundMemberPart),
  <ApplicationPlaceholder />,
)

export const handle: PageHandle = {
  preload: ({ id }) => [preloadQuery(fundDocument, { id: id ?? '' })],
  preloadForMember: () => [preloadQuery(myInvestsDocument, {})],
  loadForMember: async () => void (await Promise.all([member.preload(), memberNotice.preload()])),
  loadForAnswers: async ([answer], isMember) => {
    const fund = answer?.data?.project as
      | Pick<
          Fund,
          | 'course'
          | 'performance'
          | 'lottery_proof'
          | 'closing_days'
          | 'sale_plan'
          | 'exit_plan'
          | 'yearly_rent'
          | 'images_sub'
          | 'facts'
          | 'weak_points'
          | 'loss_statement'
        >
      | null
      | undefined
    if (fund && fundStage(fund) === 'offering') await Promise.all([actionBar.preload(), simulator.preload()])
    if (fund && fundStage(fund) !== 'offering') await Promise.all([runSummary.preload(), fundOutcome.preload()])
    if (fund && fundStage(fund) === 'failed') await Promise.all([failedHead.preload(), failedOutcome.preload()])
    if (fund?.loss_statement) await lossStatement.preload()
    if (fund) await Promise.all([fundProperty.preload(), fundMessages.preload()])
    if (fund && fund.facts.length + fund.weak_points.length > 0) await fundPoints.preload()
    if (fund && fund.images_sub.length > 0) await galleryControls.preload()
    if (fund && hasMoneyPlan(fund)) await salePlanSections.preload()
    if (fund && hasExitAhead(fund)) await fundExit.preload()
    if (fund && hasDelay(fund)) await fundDelay.preload()
    if (fund?.lottery_proof) await lotteryExplanation.preload()
    if (fund && fund.closing_days > 0) await closingDays.preload()
    if (fund?.performance?.progress.startsWith('01') !== true) return
    await beforeStart.preload()
    if (isMember)
      await import('../../features/funds/fund/application/before-start.tsx').then(({ memberReadiness }) =>
        memberReadiness.preload(),
      )
  },
  isMissing: ([answer]) => answer?.data?.project === null,
}

function crumbsOf(fund: Fund | null): Crumb[] {
  const list = { name: 'ファンド一覧', path: '/projects' }
  return fund === null ? [list] : [list, { name: splitFundName(fund.name).number ?? fund.name }]
}

/** schema.org knows the offer and its time; no yield is given where its label could be cut off. */
function investmentData(
  fund: Fund,
  { baseUrl, companyName }: Pick<SiteSettings, 'baseUrl' | 'companyName'>,
): Record<string, unknown> {
  const url = `${baseUrl}/projects/${fund.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'InvestmentFund',
    name: fund.name,
    url,
    image: `${baseUrl}/pictures/${fund.id}/preview.png`,
    provider: { '@type': 'Organization', name: companyName, url: `${baseUrl}/` },
    offers: {
      '@type': 'Offer',
      url,
      availabilityStarts: fund.start_at,
      availabilityEnds: fund.end_at,
      priceCurrency: 'JPY',
      price: fund.lower_invest,
    },
  }
}

/** What counts for the reader of a shared link: when it opens, until when it is open, or that it is over. `now`: milliseconds since 1970. */
function offeringSentence(fund: Fund, now: number): string {
  if (now < Date.parse(fund.start_at)) return `募集は${formatDateTime(fund.start_at)}から。`
  return now <= Date.parse(fund.end_at) ? `募集は${formatDateTime(fund.end_at)}まで。` : '募集は終了しました。'
}

function FundHead({ fund, crumbs }: { fund: Fund; crumbs: readonly Crumb[] }) {
  const site = useSite()
  const breadcrumbData = useBreadcrumbData(crumbs)
  const progress = progressTag(fund)
  const now = useNowAround([fund.start_at, fund.end_at])
  return (
    <PageHead
      title={fund.name}
      description={`${fund.name}（${progress.label}）。${offeringSentence(fund, now)}元本は保証されません。`}
      path={`/projects/${fund.id}`}
      image={`/pictures/${fund.id}/preview.png`}
      structuredData={[breadcrumbData, investmentData(fund, site)]}
    />
  )
}

export function Component() {
  const { id = '' } = useParams()
  return <FundOf key={id} id={id} />
}

function FundOf({ id }: { id: string }) {
  const data = useFund(id)
  if (data.isMissing)
    return <NotFoundPage explanation="ファンドの公開が終了したか、番号が正しくない可能性があります。" />
  const crumbs = crumbsOf(data.fund)
  return (
    <>
      {data.fund === null ? <PageHead title="ファンド" /> : <FundHead fund={data.fund} crumbs={crumbs} />}
      <Breadcrumbs crumbs={crumbs} />
      {data.fund !== null && (
        <FundPage fund={data.fund} messages={data.messages} data={data} member={member.Component} />
      )}
      {data.fund === null && data.error === undefined && <FundPlaceholder />}
      {data.fund === null && data.error !== undefined && <FundFailure onRetry={data.refetch} />}
    </>
  )
}

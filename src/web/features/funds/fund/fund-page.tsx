import { useEffect, useState, type ComponentType } from 'react'
import { Link } from 'react-router'
import { amountChoices } from '../../../../domain/investing/allowance.ts'
import { yen } from '../../../../domain/money.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { createPart } from '../../../app/routing/part.tsx'
import { createReadPart } from '../../../app/routing/read-part.tsx'
import { setApplicationDraft, useApplicationDraft } from '../../../app/site/page-storage.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { canAct } from './application-state.ts'
import { ApplicationBox } from './application/application-box.tsx'
import type { MemberApplicationProps } from './application/member-application.tsx'
import { FundGallery } from './fund-gallery.tsx'
import { FundInformation } from './fund-information.tsx'
import { fundStage, isOffPlan, periodText } from './fund-facts.ts'
import { FundSchedule } from './fund-schedule-section.tsx'
import { FundSummaryCard } from './fund-summary.tsx'
import { RiskBlock } from './risk-block.tsx'
import { SummaryFrame } from './summary-frame.tsx'
import type { Fund, FundMessage } from './fund-queries.ts'
import type { useFund } from './use-fund.ts'
import styles from './fund-page.module.css'

const defaultAmount = 500_000

/** Who looks at an offering never loads it. */
export const fundOutcome = createPart(
  () => import('./run/fund-outcome.tsx').then((module) => module.FundOutcome),
  <Skeleton shape="block" />,
)
export const runSummary = createPart(
  () => import('./run/run-summary.tsx').then((module) => module.RunSummary),
  <Skeleton shape="block" />,
)
/** Where an offering is over, only who has applied sees it. */
export const actionBar = createPart(() => import('./action-bar.tsx').then((module) => module.ActionBar), null)
/** And who looks at what came of it never loads the figures of what may come. */
export const simulator = createPart(
  () => import('./simulator.tsx').then((module) => module.Simulator),
  <Skeleton shape="block" />,
)
export const fundProperty = createReadPart(
  'property',
  () => import('./fund-property.tsx').then((module) => module.FundProperty),
  <Skeleton shape="block" />,
)
export const fundMessages = createPart(
  () => import('./fund-messages.tsx').then((module) => module.FundMessages),
  <Skeleton shape="block" />,
)
/** Most funds are as planned. */
export const fundDelay = createPart(
  () => import('./run/delay.tsx').then((module) => module.Delay),
  <Skeleton shape="block" />,
)
/** What is only planned: who looks at what came of it never loads it. */
export const salePlanSections = createPart(
  () => import('./fund-sale-plan.tsx').then((module) => module.FundSalePlanSections),
  <Skeleton shape="block" />,
)
/** How the operation ends: who looks at one that is over reads how it did. */
export const fundExit = createReadPart(
  'exit',
  () => import('./fund-exit.tsx').then((module) => module.FundExit),
  <Skeleton shape="block" />,
)
/** What speaks for the property and against it: funds from before it was asked for say nothing of it. */
export const fundPoints = createPart(
  () => import('./fund-points.tsx').then((module) => module.FundPoints),
  <Skeleton shape="block" />,
)
/** First-come funds have none. */
export const lotteryExplanation = createPart(
  () => import('./lottery-explanation.tsx').then((module) => module.LotteryExplanation),
  null,
)
/** Only a link with a wrong priority code leads to it. */
const wrongCode = createPart(() => import('./wrong-code.tsx').then((module) => module.WrongCode), null)

export function FundPlaceholder() {
  return (
    <div className={`page-width ${styles.heroGrid}`} aria-busy="true">
      <LoadingText />
      <Skeleton shape="picture" />
      <div className={styles.placeholder}>
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="figure" />
        <Skeleton shape="block" />
      </div>
    </div>
  )
}

export function FundFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`page-width ${styles.failure}`}>
      <PageTitle>ファンド</PageTitle>
      <Notice tone="error" title="ファンドを読み込めませんでした。" live>
        <p>時間をおいて、もう一度お試しください。</p>
        <p>
          <Button size="small" onClick={onRetry}>
            もう一度読み込む
          </Button>
        </p>
      </Notice>
    </div>
  )
}

function focusApplication() {
  const box = document.getElementById('apply')
  box?.scrollIntoView({ block: 'start' })
  document.getElementById('apply-title')?.focus({ preventScroll: true })
}

/** After each change the box has the focus, and keeps it when what it shows makes way for what the server's answer brings. */
function useFocusOnChange(changes: number, shown: string | undefined) {
  useEffect(() => {
    if (changes > 0) focusApplication()
  }, [changes])
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body)
      document.getElementById('apply-title')?.focus({ preventScroll: true })
  }, [changes, shown])
}

/** Whether something is late, or was extended and has not ended since; or investors wait for a word, or for the last report. */
export const hasDelay = ({ course }: Pick<Fund, 'course'>): boolean =>
  (course?.untold.length ?? 0) > 0 || isOffPlan(course)

type FundData = ReturnType<typeof useFund>

/** Whether the end is still ahead, and its plan is shown. */
export const hasExitAhead = (fund: Pick<Fund, 'exit_plan' | 'performance'>): boolean =>
  fund.exit_plan !== null && ['offering', 'operating'].includes(fundStage(fund))

/** Whether an offering says what it plans to do with its money. */
export const hasMoneyPlan = (fund: Pick<Fund, 'sale_plan' | 'yearly_rent' | 'performance'>): boolean =>
  fundStage(fund) === 'offering' && (fund.sale_plan !== null || fund.yearly_rent !== null)

interface FundPageProps {
  fund: Fund
  messages: readonly FundMessage[]
  data: FundData
  member: ComponentType<MemberApplicationProps>
}

/**
 * Picture, numbers, terms, a delay where there is one, risk, schedule, simulator, application, details, property, losses, exit, messages: in this order at every width. What speaks
 * for the property and against it stands before the simulator, so that nobody comes to the application without it. Once the offering is over, what came of it
 * stands in the simulator's place, over the whole width; where its start is late nothing is computed ahead.
 */
export function FundPage({ fund, messages, data, member }: FundPageProps) {
  const { state, refetch } = data
  const now = useNowAround([fund.start_at])
  const choices = state?.kind === 'form' ? amountChoices(yen(fund.lower_invest), state.allowance) : []
  const draft = useApplicationDraft(fund.id, useViewer().me?.id ?? '')
  const choose = (wished: number) => setApplicationDraft(fund.id, { ...draft, amount: wished })
  const [changes, setChanges] = useState(0)
  useFocusOnChange(changes, state?.kind)
  const amount = draft.amount ?? Math.min(data.ownHold || defaultAmount, choices.at(-1) ?? defaultAmount)
  const isOpen = canAct(state)
  const stage = fundStage(fund)
  const isDelayed = hasDelay(fund)
  const hasPoints = fund.facts.length + fund.weak_points.length > 0
  return (
    <>
      <div className={styles.hero}>
        <div className={`page-width ${styles.heroGrid}`}>
          <FundGallery images={[fund.image_main, ...fund.images_sub]} />
          {stage === 'offering' ? (
            <FundSummaryCard
              fund={fund}
              action={
                <LinkButton href="#apply" variant={isOpen ? 'filled' : 'outlined'} size="large" full>
                  {isOpen ? '申し込み欄へ進む' : '募集の状況を見る'}
                </LinkButton>
              }
            />
          ) : (
            <SummaryFrame fund={fund} beside={stage === 'operating' && <span>{periodText(fund)}</span>}>
              <runSummary.Component fund={fund} invests={data.invests} />
            </SummaryFrame>
          )}
        </div>
      </div>
      <div className="page-width">
        {isDelayed && <fundDelay.Component fund={fund} />}
        <RiskBlock fund={fund} isOver={stage === 'ended' || stage === 'failed'} />
        <FundSchedule fund={fund} />
        <div className={styles.body} data-over={stage !== 'offering' || undefined}>
          {stage === 'offering' && hasPoints && <fundPoints.Component fund={fund} />}
          {stage !== 'offering' ? (
            <fundOutcome.Component fund={fund} />
          ) : isDelayed ? null : (
            <simulator.Component
              fund={fund}
              onUseAmount={
                state?.kind === 'form'
                  ? (wished) => {
                      choose(wished)
                      focusApplication()
                    }
                  : null
              }
            />
          )}
          <Card
            as="section"
            className={styles.apply}
            id="apply"
            aria-labelledby="apply-title"
            data-own={state?.kind === 'invested' || undefined}
          >
            {data.hasWrongCode && <wrongCode.Component />}
            <ApplicationBox
              fund={fund}
              member={member}
              state={state}
              invests={data.invests}
              investingAmount={data.investingAmount}
              place={data.place}
              ownHold={data.ownHold}
              chosenAmount={amount}
              onChooseAmount={choose}
              onChanged={() => {
                refetch()
                setChanges(changes + 1)
              }}
              onDeciding={data.hold}
              onRefused={() => {
                refetch()
                window.scrollTo(0, 0)
              }}
            />
            {fund.lottery_proof !== null && <lotteryExplanation.Component fund={fund} />}
            {fund.recruit_type === 'firstCome' && now >= Date.parse(fund.start_at) && (
              <p className={styles.orderLog}>
                <Link className="tap-link" to={`/projects/${fund.id}/order-log`}>
                  申込受付の記録を見る
                </Link>
              </p>
            )}
          </Card>
          {stage !== 'offering' && hasPoints && <fundPoints.Component fund={fund} />}
          <FundInformation fund={fund} />
          <fundProperty.Component fund={fund} />
          {hasMoneyPlan(fund) && <salePlanSections.Component fund={fund} />}
          {hasExitAhead(fund) && <fundExit.Component fund={fund} />}
          <fundMessages.Component fund={fund} messages={messages} />
        </div>
      </div>
      {(stage === 'offering' || state?.kind === 'invested') && <actionBar.Component fund={fund} state={state} />}
    </>
  )
}

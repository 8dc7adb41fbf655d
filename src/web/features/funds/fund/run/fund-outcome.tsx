import { milestoneOf } from '../../../../../domain/funds/fund-schedule.ts'
import { milestoneLines } from '../../../../../domain/funds/fund-schedule-words.ts'
import { milestonesOfFund } from '../../../../from-api.ts'
import { Card, Rows } from '../../../../ui/card.tsx'
import { formatDate, formatRate, formatYen } from '../../../../ui/format.ts'
import { SectionTitle } from '../../../../ui/heading.tsx'
import { AFTER_LOSS, fundStage, operationResult, type FundStage } from '../fund-facts.ts'
import type { Fund } from '../fund-queries.ts'
import { Badges } from '../fund-badges.tsx'
import { FundProgress } from '../fund-summary.tsx'
import { DividendSources } from './dividend-sources.tsx'
import { FundTerms } from './fund-terms.tsx'
import { OperationEvents } from './operation-events.tsx'
import { PlanAndRecord } from './plan-and-record.tsx'
import { partText, useScheduleNow } from '../milestone-date.tsx'
import { failedOutcome, lossStatement } from './run-parts.tsx'

const titles: Record<Exclude<FundStage, 'offering'>, string> = {
  failed: '募集の結果',
  operating: '運用の状況',
  ended: '運用の結果',
}

/**
 * What has become of a fund whose offering is over, in the place of what might have become of it. Its sections lie in the page's own grid; below the lower one of the
 * two halves there is room for the application box.
 */
export function FundOutcome({ fund }: { fund: Fund }) {
  const now = useScheduleNow(fund)
  const stage = fundStage(fund)
  if (stage === 'offering') return null
  return (
    <>
      {fund.loss_statement !== null && (
        <section className="below-fold" data-half="tall" aria-labelledby="loss-title">
          <SectionTitle id="loss-title">損失についてのご説明</SectionTitle>
          <Card>
            <lossStatement.Component statement={fund.loss_statement} />
          </Card>
        </section>
      )}
      {stage !== 'failed' && fund.plan_and_record.length > 0 && <PlanAndRecord fund={fund} />}
      {fund.dividend_sources.length > 0 && <DividendSources fund={fund} />}
      {fund.operation_events.length > 0 && <OperationEvents events={fund.operation_events} />}
      <section
        className="below-fold"
        data-half={fund.terms.length > 0 ? 'tall' : 'low'}
        aria-labelledby="outcome-title"
      >
        <SectionTitle id="outcome-title">{titles[stage]}</SectionTitle>
        <Card>
          {stage === 'failed' ? <failedOutcome.Component fund={fund} now={now} /> : <Operated fund={fund} now={now} />}
          {stage !== 'failed' && fund.terms.length > 0 && <FundTerms terms={fund.terms} now={now} />}
        </Card>
      </section>
      {stage !== 'failed' && <Offered fund={fund} />}
    </>
  )
}

/** The offering as it was: on which terms, how far it came, and whose money it brought. */
function Offered({ fund }: { fund: Fund }) {
  return (
    <section className="below-fold" data-half={fund.terms.length > 0 ? 'low' : 'tall'} aria-labelledby="offered-title">
      <SectionTitle id="offered-title">募集の結果</SectionTitle>
      <Card>
        <Badges fund={fund} />
        <FundProgress fund={fund} />
        {fund.raised.length > 0 && (
          <Rows align="end" rows={fund.raised.map(({ label, amount }) => [label, formatYen(amount)] as const)} />
        )}
      </Card>
    </section>
  )
}

/** Plan and record side by side, and how the days stand. */
function Operated({ fund, now }: { fund: Fund; now: number }) {
  const milestones = milestonesOfFund(fund, now)
  const result = operationResult(fund)
  const row = (key: 'started' | 'ended' | 'paid', name: string) => {
    const milestone = milestoneOf(milestones, key)
    return milestone === undefined
      ? []
      : [[name, [...milestoneLines(milestone), partText(milestone) ?? ''].join(' ').trim()] as const]
  }
  const term = milestoneOf(milestones, 'paid')?.number ?? null
  return (
    <Rows
      stacking
      rows={[
        ...(result === null ? [] : [['実績年利（税引前）', <b key="rate">{formatRate(result.rate)}％</b>] as const]),
        ...(result === null || result.rateAfterLoss === null
          ? []
          : [[AFTER_LOSS, <b key="after">{formatRate(result.rateAfterLoss)}％</b>] as const]),
        ['予定分配率（年利・税引前）', `${formatRate(fund.rimawari)}％`],
        ...(fund.course === null ? [] : [['予定に対する状況', fund.course.label] as const]),
        ...(result === null
          ? row('started', '運用の開始')
          : [['運用の期間', `${formatDate(result.start)}〜${formatDate(result.end)}`] as const]),
        ...(term === null && result === null ? row('ended', '運用の終了') : []),
        ...(term === null || result !== null
          ? row('paid', result === null ? '分配金のお支払い' : '分配金と元本のお支払い')
          : []),
      ]}
    />
  )
}

import { daysBetween, daysInTerm, japanDateOf } from '../../../../../domain/calendar.ts'
import { milestoneOf } from '../../../../../domain/funds/fund-schedule.ts'
import { MILESTONE_STATE_WORDS, stateWord } from '../../../../../domain/funds/fund-schedule-words.ts'
import { day, milestonesOfFund } from '../../../../from-api.ts'
import { formatRate, formatYen } from '../../../../ui/format.ts'
import { DateTime } from '../../../../ui/money.tsx'
import { AFTER_LOSS, fundStage, operationResult, type OperationResult } from '../fund-facts.ts'
import type { Fund, FundInvest } from '../fund-queries.ts'
import { Breakdown } from '../fund-summary.tsx'
import { MomentText, PlannedDate, StateNote, useScheduleNow } from '../milestone-date.tsx'
import summaryStyles from '../fund-summary.module.css'
import { Figure, Row } from './head-parts.tsx'
import { failedHead } from './run-parts.tsx'
import { atWork, lastResult, nextPayment, ownStake } from './run-facts.ts'
import styles from './run-summary.module.css'

const yearly = '（年利・税引前）'

/** What the last closed period brought, or what is planned while none is closed. */
function YieldSoFar({ fund }: { fund: Fund }) {
  const last = lastResult(fund)
  const planned = `予定 ${formatRate(fund.rimawari)}％`
  if (last === undefined || last.rimawari === null)
    return (
      <Figure name="予定分配率" counted={yearly} figure={formatRate(fund.rimawari)} unit="％">
        {fund.rimawari_breakdown.length > 0 && (
          <small>
            <Breakdown fund={fund} />
          </small>
        )}
        <small>実績は、計算期間の確定後に掲載します</small>
      </Figure>
    )
  return (
    <Figure name={`第${last.number}期の実績`} counted={yearly} figure={formatRate(last.rimawari)} unit="％">
      {last.rimawari_after_loss !== null && <small>{`${AFTER_LOSS} ${formatRate(last.rimawari_after_loss)}％`}</small>}
      <small>{planned}</small>
    </Figure>
  )
}

/** Which month of how many, the days, and how it stands against its plan. */
function Elapsed({ fund, now }: { fund: Fund; now: number }) {
  const work = atWork(fund, now)
  const ended = milestoneOf(milestonesOfFund(fund, now), 'ended')
  if (work === null) return null
  return (
    <Figure
      name={fund.is_auto_continue ? '当期の運用期間' : '運用期間'}
      counted="（予定）"
      figure={work.month}
      unit="か月目"
    >
      <small>{`全${fund.unyo_term_month}か月`}</small>
      <small>
        <DateTime value={work.startOn} format="yearDay" />〜<wbr />
        {ended !== undefined && <PlannedDate milestone={ended} />}
        {ended !== undefined && <StateNote milestone={ended} />}
      </small>
    </Figure>
  )
}

function NextDays({ fund, now }: { fund: Fund; now: number }) {
  const payment = nextPayment(fund, now)
  const report = fund.next_report
  const today = japanDateOf(new Date(now))
  const lateDays = report === null ? 0 : daysBetween(day(report.due_at), today)
  return (
    <>
      {payment !== undefined && (
        <Row
          name="次の分配"
          note={
            payment.state === 'ahead' ? (
              `${payment.number === null ? '元本の償還とあわせて' : `第${payment.number}期`}・${stateWord(payment)}`
            ) : (
              <StateNote milestone={payment} />
            )
          }
        >
          <PlannedDate milestone={payment} />
        </Row>
      )}
      {report !== null && (
        <Row name="次の報告" note={lateDays > 0 ? `財産管理報告書・${lateDays}日遅れ` : '財産管理報告書・予定'}>
          <DateTime value={report.due_at} format="date" />
          まで
        </Row>
      )}
    </>
  )
}

function Running({ fund, now }: { fund: Fund; now: number }) {
  return (
    <dl className={summaryStyles.figures}>
      <YieldSoFar fund={fund} />
      <Elapsed fund={fund} now={now} />
    </dl>
  )
}

/** What it brought beside what was planned, and how long it took. */
function Ended({ fund, result }: { fund: Fund; result: OperationResult | null }) {
  if (result === null) return null
  return (
    <dl className={summaryStyles.figures}>
      <Figure name="実績年利" counted="（税引前）" figure={formatRate(result.rate)} unit="％">
        {result.rateAfterLoss !== null && <small>{`${AFTER_LOSS} ${formatRate(result.rateAfterLoss)}％`}</small>}
        <small>{`予定 ${formatRate(fund.rimawari)}％`}</small>
      </Figure>
      <Figure
        name="運用期間"
        counted="（実績）"
        figure={daysInTerm(day(result.start), day(result.end)).toLocaleString('ja-JP')}
        unit="日間"
      >
        <small>
          <DateTime value={result.start} format="yearDay" />〜<wbr />
          <DateTime value={result.end} format="yearDay" />
        </small>
        <small>{`予定 ${fund.unyo_term_month}か月${fund.is_auto_continue ? 'ごとに継続' : ''}`}</small>
      </Figure>
    </dl>
  )
}

function EndedDays({ fund, now, result }: { fund: Fund; now: number; result: OperationResult | null }) {
  const milestones = milestonesOfFund(fund, now)
  const [ended, paid] = [milestoneOf(milestones, 'ended'), milestoneOf(milestones, 'paid')]
  return (
    <>
      {ended !== undefined && ended.firstPlanned !== null && (
        <Row name="運用終了" note={<PlannedDate milestone={ended} />}>
          {ended.recorded !== null && <MomentText value={ended.recorded.on} />}
        </Row>
      )}
      {paid !== undefined && (
        <Row
          name="分配金と元本の支払い"
          note={paid.recorded === null ? <StateNote milestone={paid} /> : MILESTONE_STATE_WORDS.done}
        >
          {paid.recorded === null ? <PlannedDate milestone={paid} /> : <MomentText value={paid.recorded.on} />}
        </Row>
      )}
      {result !== null && <Row name="元本の損失">{result.rateAfterLoss === null ? 'なし' : 'あり'}</Row>}
    </>
  )
}

/** Whose money it is made of, as it was when its operation began. */
function Raised({ fund: { raised } }: { fund: Fund }) {
  const [first, all] = [raised[0], raised.at(-1)]
  if (first === undefined || all === undefined) return null
  return (
    <Row name="出資総額" note={`うち${first.label} ${formatYen(first.amount)}`}>
      {formatYen(all.amount)}
    </Row>
  )
}

/** In the head of a fund whose offering is over: what has come of it, what comes next, and what the member has in it. */
export function RunSummary({ fund, invests }: { fund: Fund; invests: readonly FundInvest[] }) {
  const now = useScheduleNow(fund)
  const stage = fundStage(fund)
  const stake = ownStake(fund, invests)
  const result = operationResult(fund)
  const own = stake > 0 && <Row name="あなたの出資額">{formatYen(stake)}</Row>
  if (stage === 'failed')
    return (
      <failedHead.Component fund={fund} now={now}>
        {own}
      </failedHead.Component>
    )
  return (
    <>
      {stage === 'operating' && <Running fund={fund} now={now} />}
      {stage === 'ended' && <Ended fund={fund} result={result} />}
      <dl className={styles.rows}>
        {stage === 'operating' && <NextDays fund={fund} now={now} />}
        {stage === 'ended' && <EndedDays fund={fund} now={now} result={result} />}
        <Raised fund={fund} />
        {own}
      </dl>
      {fund.dividend_sources.some(({ per_hundred: shares }) => shares.length > 0) && (
        <p className={styles.way}>
          <a className="tap-link" href="#sources">
            分配金の出どころを見る
          </a>
        </p>
      )}
    </>
  )
}

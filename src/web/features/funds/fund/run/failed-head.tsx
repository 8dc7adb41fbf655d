import type { ReactNode } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { milestoneOf } from '../../../../../domain/funds/fund-schedule.ts'
import { fundingOf } from '../../../../../domain/funds/fund.ts'
import { addYen, yen } from '../../../../../domain/money.ts'
import { appliedPercent } from '../../../../../domain/funds/offering-word.ts'
import { fundingFacts, milestonesOfFund } from '../../../../from-api.ts'
import { formatManYen } from '../../../../ui/format.ts'
import type { Fund } from '../fund-queries.ts'
import { MomentText, partText } from '../milestone-date.tsx'
import summaryStyles from '../fund-summary.module.css'
import { Figure, Row } from './head-parts.tsx'
import styles from './run-summary.module.css'

/** "600万円" in its two sizes. */
function figureAndUnit(amount: string): { figure: string; unit: string } {
  const unit = amount.replace(/^[\d,]+/, '')
  return { figure: amount.slice(0, amount.length - unit.length), unit }
}

interface FailedHeadProps {
  fund: Fund
  now: number
  /** What stands below the days. */
  children: ReactNode
}

/** In the head of a failed fund: how far it got, and no plan that will not be carried out. */
export function FailedHead({ fund, now, children }: FailedHeadProps) {
  const facts = fundingFacts(fund)
  const { target } = fundingOf(facts)
  const applied = fund.applied_at_close
  return (
    <>
      {applied !== null && (
        <dl className={summaryStyles.figures}>
          <Figure
            name="応募率"
            counted="（募集終了時）"
            figure={appliedPercent({ ...facts, investTotal: addYen(yen(applied), facts.subordinatedAmount) })}
            unit="％"
          >
            <small>{`募集終了時の申込額：${formatManYen(applied)}`}</small>
          </Figure>
          <Figure name="募集総額" counted="（投資家の出資）" {...figureAndUnit(formatManYen(target))}>
            <small>{`不足 ${formatManYen(target - applied)}`}</small>
          </Figure>
        </dl>
      )}
      <p className={styles.sentence}>募集総額に達せず、不成立となりました。入金済みの出資金は、全額を返金します。</p>
      <dl className={styles.rows}>
        <FailedDays fund={fund} now={now} />
        {children}
      </dl>
    </>
  )
}

function FailedDays({ fund, now }: { fund: Fund; now: number }) {
  const milestones = milestonesOfFund(fund, now)
  const refunded = milestoneOf(milestones, 'refunded')
  const failed = milestoneOf(milestones, 'failed')
  return (
    <>
      {failed?.recorded && (
        <Row name="不成立の決定">
          <MomentText value={japanDateOf(new Date(failed.recorded.on))} />
        </Row>
      )}
      <Row name="出資金の返金" note={refunded === undefined ? undefined : (partText(refunded) ?? undefined)}>
        {refunded === undefined ? 'ご入金なし' : <RefundDay fund={fund} now={now} />}
      </Row>
    </>
  )
}

function RefundDay({ fund, now }: { fund: Fund; now: number }) {
  const recorded = milestoneOf(milestonesOfFund(fund, now), 'refunded')?.recorded
  return recorded ? (
    <>
      <MomentText value={recorded.on} />
      に完了
    </>
  ) : (
    '全額を手続き中'
  )
}

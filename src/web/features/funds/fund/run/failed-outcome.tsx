import { milestoneOf } from '../../../../../domain/funds/fund-schedule.ts'
import { milestoneLines } from '../../../../../domain/funds/fund-schedule-words.ts'
import { fundingOf } from '../../../../../domain/funds/fund.ts'
import { addYen, yen } from '../../../../../domain/money.ts'
import { appliedPercent } from '../../../../../domain/funds/offering-word.ts'
import { fundingFacts, milestonesOfFund } from '../../../../from-api.ts'
import { Rows } from '../../../../ui/card.tsx'
import { formatYen } from '../../../../ui/format.ts'
import { Badges } from '../fund-badges.tsx'
import type { Fund } from '../fund-queries.ts'
import { partText } from '../milestone-date.tsx'

/** How far it got, and that the money goes back. */
export function FailedOutcome({ fund, now }: { fund: Fund; now: number }) {
  const milestones = milestonesOfFund(fund, now)
  const failed = milestoneOf(milestones, 'failed')
  const refunded = milestoneOf(milestones, 'refunded')
  const { target } = fundingOf(fundingFacts(fund))
  const applied = yen(fund.applied_at_close ?? 0)
  const percent = appliedPercent({
    ...fundingFacts(fund),
    investTotal: addYen(applied, fundingFacts(fund).subordinatedAmount),
  })
  const refund =
    refunded === undefined
      ? 'ご入金はなかったため、返金はありません'
      : refunded.recorded === null
        ? `入金済みの全額を、登録口座へ返金します${refunded.part === null ? '' : `（${partText(refunded) ?? ''}）`}`
        : `${milestoneLines(refunded).join(' ')}に、入金済みの全額の返金を終えました`
  return (
    <>
      <Badges fund={fund} />
      <Rows
        stacking
        rows={[
          ['募集終了時の申込額', `${formatYen(applied)} ／ ${formatYen(target)}（応募率 ${percent}％）`],
          [
            '不成立',
            failed === undefined
              ? '募集総額に達しませんでした'
              : `${milestoneLines(failed).join(' ')}に、募集総額に達しなかったため不成立となりました`,
          ],
          ['出資金の返金', refund],
        ]}
      />
    </>
  )
}
